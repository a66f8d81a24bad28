<?php
// Calls a function of a guide and prints what it returns or throws, as JSON:
// php driver.php session call '["{ user { id } }"]'
[, $file, $name, $args] = $argv;
require_once __DIR__ . "/$file.php";
try {
    $result = $name(...json_decode($args, true));
    echo json_encode($result instanceof Generator ? iterator_to_array($result, false) : [$result]);
} catch (RuntimeException $error) {
    echo json_encode(['code' => $error->getCode(), 'message' => $error->getMessage()]);
}
