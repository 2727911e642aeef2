/** Whole texts for a connection, most of which are no request at all. A byte per character. */
export function rawRequests(host: string): readonly string[] {
  const get = (target: string, lines: readonly string[] = [`host: ${host}`], method = 'GET') =>
    `${[`${method} ${target} HTTP/1.1`, ...lines, 'connection: close'].join('\r\n')}\r\n\r\n`
  const good = `host: ${host}`
  return [
    ...hosts.flatMap((name) => [get('/', [`host: ${name}`]), get(SITE, [`host: ${name}`])]),
    ...targets.flatMap((target) => [get(target), get(target, [good], 'POST')]),
    ...methods.flatMap((method) => [get('/', [good], method), get(SITE, [good], method)]),
    ...headers.map((line) => get('/', [good, line])),
    ...bodies.map((rest) => `POST /oauth2/token HTTP/1.1\r\n${good}\r\n${rest}`),
    ...texts,
  ]
}

const SITE = '/vitrine/v1/site'
const hosts = [
  ...['', ' ', 'a b', '[::', '[::1', ']', 'm\xfcnchen.example', `${'a'.repeat(300)}.example`],
  ...['shop:99999', 'shop:-1', 'shop:x', 'user@shop', 'user:word@shop', 'shop/x', 'shop?x'],
  ...['shop#x', '%zz', '%00', '999.999.999.999', '0x7f.1', '..', '.', '-', '_', '*', '\\', '\xff'],
  ...['http://shop', 'shop,shop', "'", '"', '<x>', '[::ffff:1.2.3.4]:80', 'evil.example'],
]
const targets = [
  ...['//', '//evil.example/', '/\\evil.example/', 'http://[', 'http://x/', 'x', '*', '?', '#'],
  ...['/%zz', '/%', '/%00', '/products/%ff', '/products/%c0%80', '/a/../../b', '/./', '/;x', '/?'],
  ...[
    '/?q=%zz',
    '/search?q=%ff',
    '/search?q=%00',
    '/products/\xff',
    '/\xf0\x9f\x8f\xba',
    '/[',
    '/{}',
  ],
  ...[
    `/${'a/'.repeat(500)}`,
    `/${'x'.repeat(15_000)}`,
    `/?${'a=1&'.repeat(3000)}`,
    '/media/%2e%2e/x',
  ],
  ...['/assets/../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/dashboard/assets/%00'],
  ...['/stores/v1/products/%00', '/graphql/%00?query={', `${SITE}?.r=%%%`, '/.well-known/%zz'],
]
const methods = ['HEAD', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'SEARCH']
const headers = [
  ...['cookie: vitrine_session=%', 'cookie: \xff', 'authorization: \xff', 'authorization: Bearer'],
  ...['content-length: 5', 'content-length: x', 'transfer-encoding: x', 'expect: 100-continue'],
  ...['expect: x', 'upgrade: websocket', 'upgrade: h2c', 'range: bytes=x', 'host: second.example'],
  ...['x-forwarded-host: a b', 'x-forwarded-proto: x', 'accept-language: \xff', 'accept: \xff'],
  ...[
    'content-encoding: gzip',
    'if-modified-since: x',
    `x-long: ${'x'.repeat(9000)}`,
    '__proto__: x',
  ],
]
const bodies = [
  'content-length: 10\r\nconnection: close\r\n\r\n{}',
  'content-length: 2\r\nconnection: close\r\n\r\n{}{}{}{}',
  'content-length: 0\r\nconnection: close\r\n\r\n',
  'transfer-encoding: chunked\r\nconnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'transfer-encoding: chunked\r\nconnection: close\r\n\r\nzz\r\n',
  'transfer-encoding: chunked\r\nconnection: close\r\n\r\nffffffffffffffffff\r\n',
  'transfer-encoding: chunked\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}',
  'content-encoding: gzip\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}',
]
const texts = [
  'GET / HTTP/1.0\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /\r\n\r\n',
  'GET\r\n\r\n',
  '\r\n\r\n\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'CONNECT shop:443 HTTP/1.1\r\nhost: shop\r\n\r\n',
  'GET / HTTP/1.1\r\nhost : shop\r\n\r\n',
  'GET / HTTP/1.1\nhost: shop\n\n',
  `GET / HTTP/1.1\r\n${'x: y\r\n'.repeat(3000)}\r\n`,
  'no HTTP at all\r\n\r\n',
]
