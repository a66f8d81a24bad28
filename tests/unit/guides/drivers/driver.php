<?php
// Calls a function of a guide: reads the call as a line of JSON, prints its result or error.
['folder' => $folder, 'environment' => $environment, 'file' => $file, 'name' => $name, 'args' => $args]
    = json_decode(fgets(STDIN), true);
foreach ($environment as $variable => $value) {
    putenv("$variable=$value");
}
require_once "$folder/$file.php";
try {
    $result = $name(...$args);
    echo json_encode($result instanceof Generator ? iterator_to_array($result, false) : [$result]);
} catch (RuntimeException $error) {
    echo json_encode(['code' => $error->getCode(), 'message' => $error->getMessage()]);
}
