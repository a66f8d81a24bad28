<?php
require_once 'deliver.php';

const ACCOUNT = 'query ($username: String!) { resellerGetUserByUsername(username: $username) { groupId expiresAt } }';
const TERM = 'query ($id: Int!) { group(id: $id) { duration } }';
const RENEWAL = 'mutation ($username: String!) {
  resellerRenewUserSubscriptionWithCurrentGroup(username: $username) { expiresAt }
}';

/** Renews for a list of payments; returns what is done and what failed. Safe to start again. */
function renewAll(array $payments): array
{
    [$done, $failed] = [[], []];
    foreach ($payments as ['paymentId' => $paymentId, 'username' => $username]) {
        try {
            renewFor($paymentId, $username);
            $done[] = $paymentId;
        } catch (RuntimeException $error) {
            $code = $error->getCode() ?: null;
            $failed[] = ['paymentId' => $paymentId, 'code' => $code, 'message' => $error->getMessage()];
        }
    }
    return ['done' => $done, 'failed' => $failed];
}

/** Renews a plan, ended or running, once for each payment, however often it is called. */
function renewFor(string|int $paymentId, string $username): void
{
    alone(function () use ($paymentId, $username) {
        $begun = 'renewals/' . inName($username) . '.json';
        if (has($begun)) { // a crash has left it
            settle();
            finish($begun);
        }
        $payment = nameOf($paymentId);
        if (has("ledger/$payment.json")) {
            return refusePaid($payment, $username);
        }
        refuseBegun($payment, "orders/$payment.json");
        ['groupId' => $groupId, 'expiresAt' => $before] = accountOf($username);
        $days = read(TERM, ['id' => $groupId])['group']['duration'];
        $call = ['groupId' => $groupId, 'before' => $before, 'days' => $days, 'since' => now()];
        keep($begun, [...entryOf($payment, $groupId), 'username' => $username, ...$call]);
        finish($begun);
    });
}

/** Refuses a payment of another customer or a sale; one refunded first has no username. */
function refusePaid(string $payment, string $username): void
{
    $paid = load("ledger/$payment.json", 'username')['username'];
    $isSale = $paid !== null && isSoldTo($payment, $paid);
    if ($paid !== null && ($isSale || $paid !== $username)) {
        throw new RuntimeException("$payment has already paid for " . ($isSale ? 'a new account' : $paid));
    }
}

/** Renews unless the end has moved already, by one term, and books it. */
function finish(string $begun): void
{
    $call = load($begun, 'payment', 'username', 'at', 'price', 'groupId', 'before', 'days', 'since');
    ['payment' => $payment, 'username' => $username] = $call;
    if (!has("ledger/$payment.json")) {
        $end = accountOf($username)['expiresAt'];
        $isHidden = hasMoved($begun, $end, $call);
        $isDone = fn () => accountOf($username)['expiresAt'] > $end;
        try {
            $isHidden || once(RENEWAL, ['username' => $username], $isDone);
        } catch (ApiError $error) {
            if (isRefusal($error) && !$isDone()) {
                forget($begun);
            }
            throw $error;
        }
        // If a crash hid the call, price and time are those from before it.
        $entry = ['payment' => $payment, 'at' => $call['at'], 'price' => $call['price']];
        $paid = $isHidden ? $entry : entryOf($payment, $call['groupId']);
        keep("ledger/$payment.json", [...$paid, 'username' => $username]);
    }
    forget($begun);
}

/** The plan of a customer, and when it ends. */
function accountOf(string $username): array
{
    $account = read(ACCOUNT, ['username' => $username])['resellerGetUserByUsername'];
    if ($account['expiresAt']) {
        return $account;
    }
    throw new RuntimeException("The API does not say when the plan of $username ends: do not renew by program");
}
