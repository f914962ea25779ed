const nest = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Bodies, and values within a body, that are hard to parse. */
export const ODD_BODIES = [
  ...[33, 1000, 5000, 20_000].map(times => nest('[', ']', times)),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `"${'x'.repeat(40_000)}"`,
  `"${'x'.repeat(100_000)}"`,
  `[${'1,'.repeat(20_000)}1]`,
  ...['1e999', '-1e999', '9007199254740993', '-0', '1E-400', '99999999999999999999', '0.1e1'],
  ...['"\\ud800"', '"\\u0000"', '"\u0000"', '"\\x"', '{"propertyId": 1', 'null', '[]', '7', 'NaN', ''],
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  '{"title":"one","title":"two"}',
];

/** Content types that no route expects. */
export const ODD_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=koi8-r',
  'application/json; charset=utf-16',
  ';',
];

const REPEATS = 400;

/** Headers that a server parses, each with values that are hard to parse, `Host` and proxy headers included. */
export const ODD_HEADERS: Record<string, readonly [string, ...string[]]> = {
  Range: [
    'bytes=0-0',
    'bytes=9-1',
    'bytes=-1',
    'bytes=0-,1-,2-',
    `bytes=${'0-1,'.repeat(REPEATS)}`,
    'lines=1',
  ],
  'If-Range': ['"x"', 'yesterday'],
  'If-Match': ['*', '"x"'],
  'If-None-Match': ['*', 'W/""', `"${'x'.repeat(REPEATS)}"`],
  'If-Modified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 99999 23:59:59 GMT', 'yesterday'],
  'If-Unmodified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday'],
  Accept: ['application/problem+json', '*/*;q=0', 'text/html', ';;,,'],
  'Accept-Encoding': ['gzip', 'br', 'identity;q=0', 'gzip;q=abc', '*;q=0', 'gzip,'.repeat(REPEATS)],
  'Accept-Language': ['en-AU', '*', 'x-'.repeat(REPEATS)],
  Host: ['', '[', 'a:b', '127.0.0.1:99999', 'elsewhere.example', '[::1]:80', 'a b', 'x'.repeat(REPEATS)],
  Cookie: [
    'sid=',
    'sid=%00',
    '=',
    ';;;',
    'theme="<b>"',
    '__proto__=1',
    'a=b; '.repeat(REPEATS),
    'visitor=%E0%A4%A',
  ],
  Expect: ['100-continue', '200-ok'],
  Upgrade: ['websocket', 'h2c'],
  Connection: ['upgrade', 'close, host', 'close, cookie'],
  Origin: ['null', 'http://elsewhere.example', ''],
  Referer: ['http://elsewhere.example/', '/'],
  'Sec-Fetch-Site': ['cross-site', 'none', 'same-site'],
  'Idempotency-Key': ['one', 'x'.repeat(REPEATS), ''],
  'X-Forwarded-For': ['127.0.0.1', '1,'.repeat(REPEATS), 'unknown'],
  'X-Forwarded-Host': ['elsewhere.example', '['],
  'X-Forwarded-Proto': ['https', 'javascript'],
  Forwarded: ['for=127.0.0.1;host=elsewhere.example'],
  'Content-Encoding': ['gzip', 'br', 'x'],
  'X-HTTP-Method-Override': ['DELETE'],
  Authorization: ['Basic YTpi', 'Bearer x'],
};

/** URLs that are no routes of the contract: pages, files, and paths for other servers. */
export const PAGES = [
  ...[
    '/',
    '/search',
    '/search?q=banksia',
    '/property/1',
    '/properties/add',
    '/property/999999',
    '/write-review',
  ],
  ...[
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
    '/auth/reset-password?token=x',
    '/auth/confirm-email',
    '/profile',
  ],
  ...[
    '/admin',
    '/admin/reviews',
    '/admin/leads',
    '/admin/properties',
    '/admin/buildings',
    '/admin/buildings/merges',
    '/admin/complaints',
    '/admin/enquiries',
    '/admin/releases',
    '/admin/releases/mf-search',
    '/admin/audit',
    '/admin/security',
  ],
  ...['/about', '/help', '/contact', '/report', '/terms', '/privacy', '/cookies', '/resources', '/status'],
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/sitemap/properties-1.xml',
    '/manifest.webmanifest',
    '/sw.js',
    '/icon.svg',
    '/healthz',
    '/livez',
    '/readyz',
  ],
  ...['/a', '/r', '/uploads', '/drawings', '/api', '/api/openapi.json', '/api/docs', '/metrics', '/nowhere'],
];
