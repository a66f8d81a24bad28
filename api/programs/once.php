<?php
require_once 'session.php';

const HOUR = 3600;

/** Gives a call whose response was lost the time to end. */
function settle(): void
{
    usleep((int) (20e6 * SECOND));
}

/** True if the API refused a call, so that nothing was done. */
function isRefusal(Throwable $error): bool
{
    return $error instanceof ApiError && $error->getCode() !== 'INTERNAL_ERROR';
}

/** Sends a mutation, again only while nothing has happened; Null if it went through but the response was lost. */
function once(string $mutation, array $variables, callable $isDone): ?array
{
    for ($attempt = 1; ; $attempt++) {
        try {
            return call($mutation, $variables);
        } catch (RuntimeException $error) {
            if (isRefusal($error) || $attempt === 5) {
                throw $error;
            }
        }
        settle();
        if ($isDone()) {
            return null;
        }
    }
}

/** The time by the clock of the API, in milliseconds, as in all files. */
function now(): int
{
    return (int) (microtime(true) * 1000) + 1000 * ApiError::$ahead;
}

/** False if an end has not moved, true if it has by these days; an error otherwise. */
function hasMoved(string $file, string $end, array $call): bool
{
    if ($end <= $call['before']) {
        return false;
    }
    $old = strtotime("{$call['before']}Z");
    $start = strtotime("{$end}Z") - $call['days'] * 24 * HOUR;
    foreach ([[$old, $old], [$call['since'] / 1000, now() / 1000]] as [$from, $to]) {
        if ($from - 2 * HOUR < $start && $start < $to + 2 * HOUR) {
            return true;
        }
    }
    throw new RuntimeException("look at $file: ends $end");
}
