<?php
require_once 'read.php';

const FIND = 'query ($email: String!) { resellerGetUserByEmail(email: $email) { id username } }';

/** The account of an address; null without one. */
function accountWith(string $email): ?array
{
    try {
        return read(FIND, ['email' => $email])['resellerGetUserByEmail'];
    } catch (ApiError $error) {
        return $error->getCode() === 'NOT_FOUND' ? null : throw $error;
    }
}

/** True if a username differs from the one sent only by a suffix or case. */
function isNamed(string $username, string $sent): bool
{
    $suffix = substr($username, strlen($sent), 1);
    return strncasecmp($username, $sent, strlen($sent)) === 0 && !ctype_alnum($suffix);
}
