<?php
/** A path in the books, which are next to this file, wherever a program is started. */
function inBooks(string $path): string
{
    return __DIR__ . "/$path";
}

function has(string $path): bool
{
    clearstatcache();
    return file_exists(inBooks($path));
}

function forget(string $path): void
{
    unlink(inBooks($path)) || throw new RuntimeException("cannot delete $path");
}

function names(string $folder): array
{
    return preg_grep('/\.json$/', has($folder) ? scandir(inBooks($folder)) : []);
}

/** Writes an entry once and as a whole; false if it is there already. */
function keep(string $name, array $entry): bool
{
    $path = inBooks($name);
    $part = $path . '.' . bin2hex(random_bytes(8)) . '.part';
    $text = json_encode($entry, JSON_THROW_ON_ERROR);
    is_dir(dirname($path)) || @mkdir(dirname($path), recursive: true);
    $file = fopen($part, 'x') ?: throw new RuntimeException("cannot write $part");
    try {
        $isWhole = chmod($part, 0600) && fwrite($file, $text) === strlen($text) && fsync($file);
        $isNew = $isWhole && @link($part, $path);
        return $isNew || ($isWhole && has($name) ? false : throw new RuntimeException("cannot write $path"));
    } finally {
        fclose($file);
        unlink($part);
    }
}

/** Reads a file of the books; an error if it lacks a required field. */
function load(string $path, string ...$fields): array
{
    $data = json_decode(file_get_contents(inBooks($path)), true);
    if (is_array($data) && array_diff($fields, array_keys($data)) === []) {
        return $data;
    }
    throw new RuntimeException("$path is damaged");
}

/** Refuses a payment that has begun another customer's renewal, or the sale of a file. */
function refuseBegun(string $payment, string $sale = ''): void
{
    $renewals = array_map(fn (string $name) => "renewals/$name", names('renewals'));
    $begun = array_filter($renewals, fn (string $path) => payer($path) === $payment);
    $other = $sale !== '' && has($sale) ? $sale : reset($begun);
    if ($other) {
        throw new RuntimeException("look at $other: begun with $payment");
    }
}

function payer(string $path): ?string
{
    try {
        return load($path, 'payment', 'username')['payment'];
    } catch (RuntimeException) {
        return null;
    }
}

/** Runs work alone on this machine: a port has one holder, and a crash frees it. */
function alone(callable $work): mixed
{
    $port = getenv('LOCK_PORT') ?: 8079;
    $ends = time() + 600;
    while (!($lock = @stream_socket_server("tcp://127.0.0.1:$port", $code, $message))) {
        if (!str_contains(strtolower($message), 'in use') || time() > $ends) {
            throw new RuntimeException("Port $port is not getting free: $message");
        }
        usleep(100_000);
    }
    try {
        return $work();
    } finally {
        fclose($lock);
    }
}
