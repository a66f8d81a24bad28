<?php
// Calls functions of guides, each as in a program that has just started. Reads calls as lines of
// JSON, prints the result or error of each and, when it has ended, an empty line.
ini_set('display_errors', '1');
while (($line = fgets(STDIN)) !== false && function_exists('pcntl_fork') && ($program = pcntl_fork()) !== 0) {
    pcntl_waitpid($program, $status);
    if ($status !== 0) {
        exit(1);
    }
    echo "\n";
}
if ($line === false) {
    exit;
}
['folder' => $folder, 'environment' => $environment, 'file' => $file, 'name' => $name, 'args' => $args]
    = json_decode($line, true);
foreach ($environment as $variable => $value) {
    putenv("$variable=$value");
}
require_once "$folder/$file.php";
try {
    $result = $name(...$args);
    echo json_encode($result instanceof Generator ? iterator_to_array($result, false) : [$result]), "\n";
} catch (RuntimeException $error) {
    echo json_encode(['code' => $error->getCode(), 'message' => $error->getMessage()]), "\n";
}
