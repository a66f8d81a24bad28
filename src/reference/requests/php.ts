import { type ApiRequest, fileName, jsonBody, timeLimit } from './request.ts';

/** The request with the curl extension of PHP 8; the token is read from the environment. */
export function phpRequest(request: ApiRequest): string {
  const { upload, authorized } = request;
  const headers = [
    ...(upload === undefined ? ["'Content-Type: application/json'"] : []),
    ...(authorized ? ["'Authorization: Bearer ' . getenv('ORBVPN_TOKEN')"] : []),
  ];
  return `<?php
$body = <<<'BODY'
${jsonBody(request)}
BODY;

$curl = curl_init('${request.endpoint}');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [${headers.join(', ')}],
    CURLOPT_POSTFIELDS => ${upload === undefined ? '$body' : form(request, upload)},
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => ${timeLimit(request)},
]);
$answer = json_decode((string) curl_exec($curl), true);
if (!isset($answer['data']) || isset($answer['errors'])) {
    $error = $answer['errors'][0] ?? [];
    $code = $error['extensions']['code'] ?? curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    throw new RuntimeException("$code " . ($error['message'] ?? ''));
}
var_export($answer['data']['${request.operation}']);
`;
}

function form(request: ApiRequest, upload: string): string {
  const map = `'map' => '{"0":["variables.${upload}"]}'`;
  return `['operations' => $body, ${map}, '0' => new CURLFile('${fileName(request)}')]`;
}
