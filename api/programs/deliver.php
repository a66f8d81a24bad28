<?php
require_once 'books.php';
require_once 'once.php';
require_once 'sell.php';

const COST = 'query ($id: Int!) { calculateDiscountedPriceByDuration(groupId: $id) { discountedPrice } }';

/** Creates the user of a payment once. Returns the data of the first report; null if deleted, or if it was for a renewal. */
function deliver(string|int $paymentId, array $user = []): ?array
{
    return alone(function () use ($paymentId, $user) {
        $payment = nameOf($paymentId);
        $order = "orders/$payment.json";
        if (!has("ledger/$payment.json")) {
            refuseBegun($payment);
            $isLeft = has($order); // by a crash
            if (!$isLeft) {
                begin($payment, [...$user, 'email' => strtolower($user['email'])]);
            }
            $begun = load($order, 'user');
            ['user' => $first] = $begun;
            unset($begun['user']);
            $username = $isLeft ? soldTo($payment, $first) : null;
            $soldNow = [];
            if (!$username) {
                $username = create($payment, $first);
                // If a crash hid the call, price and time are those from before it.
                $soldNow = $isLeft ? entryOf($payment, $first['groupId']) : [];
            }
            keep("ledger/$payment.json", [...$begun, ...$soldNow, 'username' => $username]);
        }
        return has($order) ? load($order, 'user')['user'] : null;
    });
}

function nameOf(string|int $paymentId): string
{
    if (preg_match('/^[\w-]{1,60}$/D', (string) $paymentId)) {
        return "order-$paymentId";
    }
    throw new RangeException("not a payment number: $paymentId");
}

/** Writes a payment down, unless its address has an account already. */
function begin(string $payment, array $user): void
{
    $older = accountWith($user['email']);
    if ($older && !isSoldTo($payment, $older['username'])) {
        throw new ApiError(['message' => "{$user['email']} has {$older['username']}", 'extensions' => ['code' => 'EMAIL_TAKEN']]);
    }
    keep("orders/$payment.json", [...entryOf($payment, $user['groupId']), 'user' => $user]);
}

function create(string $payment, array $user): string
{
    try {
        return sell([...$user, 'userName' => $payment])['username'];
    } catch (ApiError $error) {
        $username = isRefusal($error) ? soldTo($payment, $user) : null;
        if (isRefusal($error) && !$username) {
            forget("orders/$payment.json");
        }
        return $username ?? throw $error;
    }
}

/** The username of the account that a payment created; an error if something else did. */
function soldTo(string $payment, array $user): ?string
{
    $username = accountWith($user['email'])['username'] ?? null;
    if (!$username || isSoldTo($payment, $username)) {
        return $username;
    }
    if (array_filter(payments(), fn (string $other) => isNamed($username, $other))) {
        return null;
    }
    throw new RuntimeException("look at orders/$payment.json: {$user['email']} has $username");
}

/** True if a payment has bought an account. Of 77 and 77-1, the longer number counts. */
function isSoldTo(string $payment, string $username): bool
{
    $isLonger = fn (string $other) => strlen($other) > strlen($payment) && isNamed($username, $other);
    return isNamed($username, $payment) && !array_filter(payments(), $isLonger);
}

function payments(): array
{
    return array_map(fn (string $name) => basename($name, '.json'), [...names('ledger'), ...names('orders')]);
}

/** The ledger's entry of a payment, with what the plan costs you. */
function entryOf(string $payment, int|float $groupId): array
{
    $price = read(COST, ['id' => $groupId])['calculateDiscountedPriceByDuration']['discountedPrice'];
    $at = (new DateTime('now', new DateTimeZone('UTC')))->format('Y-m-d\TH:i:s.v\Z');
    return ['payment' => $payment, 'at' => $at, 'price' => number_format($price, 2, '.', '')];
}
