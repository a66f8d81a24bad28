import type { Head } from './raw.ts';

/** Valid statuses for a malformed request; 200 and 308 if it still names a page. */
export const notFoundOrWorse = [400, 404, 414, 431];

/** The one header that every request needs. */
export const host = 'Host: docs.example.com';

/** Ways to name `secret.txt` next to the output, `.env` in it, or links out of it. */
export const escapes: readonly string[] = [
  ...['secret.txt', '.env', 'etc/passwd'].flatMap((file) =>
    [
      '../',
      '..%2f',
      '%2e%2e/',
      '%252e%252e%252f',
      '..\\',
      '..%5c',
      '..%c0%af',
      '%c0%ae%c0%ae/',
      '%ef%bc%8e%ef%bc%8e/',
      '....//',
      '..;/',
      '..%20/',
      '..%00/',
      '..?/',
      '..#/',
    ].flatMap((step) => [`/${step}${file}`, `/ru/${step}${step}${file}`, `/_astro/${step.repeat(6)}${file}`]),
  ),
  ...['', '%00', '%00.html', '%20', '%2e', '.', '..', '/', '/.', '/..', '::$DATA', '~', '.br', '.gz', '%0a'].flatMap(
    (end) => [`/../secret.txt${end}`, `/link.txt${end}`, `/linked/secret.txt${end}`, `/.env${end}`],
  ),
  '/linked',
  '/linked/',
  '/linked/dist/.env',
  '/LINK.TXT',
  '/.ENV',
  '/%2eenv',
  '/ru/../.env',
  '/.well-known/../.env',
  ...['/.git/config', '/.well-known/../../secret.txt', '/.well-known', '/.well-known/', '/.htaccess', '/server-status'],
  ...['//secret.txt', '///../secret.txt', '/\\..\\secret.txt', '/c:/secret.txt', '/file:///secret.txt', '/~root/.env'],
  ...['http://docs.example.com/../secret.txt', 'http://[::1]/%2e%2e/secret.txt', 'file:///etc/passwd', 'secret.txt'],
];

/** Targets that a careless server would answer with a redirect to another host. */
export const lures: readonly string[] = [
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/.evil.example/',
  '/@evil.example/',
  '//evil.example/ru/docs/',
  '//evil.example/../ru',
  '/ru//evil.example/',
  '/ru/\\evil.example/',
  '/ru/docs//',
  '/ru/docs/%2f',
  '/https://evil.example/',
  '/;//evil.example/',
  '/%0d%0aLocation:%20//evil.example/',
  '/ru/docs/%0d%0aSet-Cookie:a=b',
  '/ru?%0d%0aSet-Cookie:a=b',
  'http://evil.example/ru',
  'http://evil.example/ru/docs/',
  'https://evil.example//ru/',
  'http://docs.example.com@evil.example/ru',
  '/ru?to=//evil.example',
  '/help//evil.example/',
  '/%e3%80%82evil.example/',
];

/** Malformed requests, with the valid statuses. */
export const malformed: readonly (readonly [what: string, target: string, head: Head, statuses: readonly number[]])[] =
  [
    ['no host', '/ru/', { headers: [] }, [400]],
    ['two hosts', '/ru/', { headers: [host, 'Host: evil.example'] }, [400]],
    ['a host with a path', '/ru', { headers: ['Host: evil.example/../x'] }, [400]],
    ['another host', '/ru', { headers: ['Host: evil.example'] }, [308]],
    ['another host in X-Forwarded-Host', '/ru', { headers: [host, 'X-Forwarded-Host: evil.example'] }, [308]],
    ['the authority form', 'docs.example.com:443', { method: 'CONNECT' }, [400, 405]],
    ['the authority form of GET', 'docs.example.com:443', {}, [400]],
    ['the asterisk form', '*', { method: 'OPTIONS' }, [400, 405]],
    ['another scheme', 'ftp://docs.example.com/ru/', {}, [200, 400]],
    ['the absolute form, as a proxy sends it', 'http://docs.example.com/ru/docs', {}, [200]],
    ['an empty target', '', {}, [400]],
    ['a target with a space', '/ru/ docs', {}, [400]],
    ['a target with NUL', '/ru/\0docs', {}, [400]],
    ['a target with a tab', '/ru?\tq', {}, [200, 308, 400]],
    ['a target with bytes above ASCII', '/ru/\xff\xfe', {}, notFoundOrWorse],
    ['an unknown method', '/ru/', { method: 'BREW' }, [400, 405]],
    ['a method of 9 kB', '/ru/', { method: 'G'.repeat(9000) }, [400, 405, 414, 431]],
    ['TRACE', '/ru/', { method: 'TRACE' }, [405]],
    ['HTTP/2 without negotiation', '/ru/', { version: 'HTTP/2.0' }, [400, 505]],
    ['no HTTP', '/ru/', { version: 'SMTP/1.1' }, [400]],
    ['a header without colon', '/ru/', { headers: [host, 'Nonsense'] }, [400, 200]],
    ['a header with NUL', '/ru/', { headers: [host, 'Accept: a\0b'] }, [400]],
    ['a header of 9 kB', '/ru/', { headers: [host, `Accept: ${'a'.repeat(9000)}`] }, [200, 400, 431]],
    ['a header of 80 kB', '/ru/', { headers: [host, `Accept: ${'a'.repeat(80_000)}`] }, [400, 431]],
    ['1000 headers', '/ru/', { headers: [host, ...Array(1000).fill('A: b')] }, [200, 400, 431]],
    ['two lengths', '/ru/', { headers: [host, 'Content-Length: 1', 'Content-Length: 2'], body: 'ab' }, [400]],
    [
      'length and chunks',
      '/ru/',
      { headers: [host, 'Content-Length: 4', 'Transfer-Encoding: chunked'], body: '0\r\n\r\n' },
      [400],
    ],
    ['an unknown expectation', '/ru/', { headers: [host, 'Expect: the unexpected'] }, [200, 417]],
    ['a body with GET', '/ru/', { headers: [host, 'Content-Length: 5'], body: 'hello' }, [200]],
    ['a request to upgrade', '/ru/', { headers: [host, 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQ'] }, [200]],
    ...[8_100, 16_000, 60_000].map(
      (length) => [`a path of ${length} bytes`, `/ru/${'a'.repeat(length)}`, {}, [400, 404, 414, 431]] as const,
    ),
    ['a query of 60 kB', `/ru/?q=${'%41'.repeat(20_000)}`, {}, [400, 414, 431]],
    ['a path of 2000 folders', `/ru${'/a'.repeat(2000)}`, {}, [404]],
  ];

/** Meaningless or oversized headers, with the valid statuses. */
export const oddHeaders: readonly (readonly [header: string, statuses: readonly number[]])[] = [
  ...['bytes=5-1', 'bytes=-', 'bytes=a-b', 'bytes', 'bytes=', 'lines=1-2', 'bytes=0x1-2', ',', 'bytes=--1'].map(
    (range) => [`Range: ${range}`, [200, 416]] as const,
  ),
  ['Range: bytes=0-0', [200, 206]],
  ['Range: bytes=-1', [200, 206]],
  ['Range: bytes=0-', [200, 206]],
  ['Range: bytes=-0', [200, 416]],
  ['Range: bytes=999999999999999999999-', [200, 416]],
  ['Range: bytes=0-999999999999999999999999', [200, 206, 416]],
  ['Range: bytes=0-1,4-5', [200, 206]],
  ['Range: bytes=0-9,0-9,5-6', [200, 206]],
  [`Range: bytes=${Array(1000).fill('0-').join(',')}`, [200, 206, 416]],
  ['If-Range: "nonsense"\r\nRange: bytes=0-1', [200]],
  ...['*', '"', 'W/', 'W/"a",', '"a" "b"', ',,,', '"\xff"', 'a'.repeat(4000)].map(
    (tag) => [`If-None-Match: ${tag}`, tag === '*' ? [200, 304] : [200]] as const,
  ),
  ['If-Match: "nonsense"', [412, 200]],
  ...['yesterday', '-1', 'Thu, 99 Foo 9999 99:99:99 GMT', '999999999999', ''].flatMap((date) => [
    [`If-Modified-Since: ${date}`, [200]] as const,
    [`If-Unmodified-Since: ${date}`, [200, 412]] as const,
  ]),
  ...[
    'gzip;q=9',
    'br;q=-1',
    'br;q',
    ';q=1',
    'br;;;',
    ',,,',
    '*;q=0',
    'BR\t,gzip',
    'identity;q=0',
    'br;q=1e9',
    '__proto__',
    'br,'.repeat(900),
  ].map((encodings) => [`Accept-Encoding: ${encodings}`, [200, 406]] as const),
  ...['../../secret', 'ru/../../secret.txt', '__proto__', ';q=1', '*;q=NaN', '-', 'ru;q=0', 'fa,'.repeat(900)].map(
    (languages) => [`Accept-Language: ${languages}`, [200]] as const,
  ),
];
