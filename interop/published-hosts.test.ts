import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { purposeOf } from '@vitrine/redirect/hosts'
import { expect, test } from 'vitest'

const installed = fileURLToPath(new URL('node_modules', import.meta.url))

/** Every code file of the published packages, with their dependencies. */
function* codeIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* codeIn(file)
    else if (/\.[cm]?js$/.test(entry.name)) yield file
  }
}

const addresses = /https?:\/\/([\w-]+(?:\.[\w-]+)+)/g
const platform =
  /["'`/]((?:[\w-]+\.)+(?:\w*wix\w*|wix-code|parastorage|editorx|usrfiles|filesusr)\.(?:com|net|org|io))\b/g

const hosts = new Map<string, string>()
for (const name of ['@wix', 'sdk-2024']) {
  for (const file of codeIn(path.join(installed, name))) {
    const code = readFileSync(file, 'utf8')
    for (const pattern of [addresses, platform]) {
      for (const [, host = ''] of code.matchAll(pattern)) {
        if (!hosts.has(host)) hosts.set(host, path.relative(installed, file))
      }
    }
  }
}

/** Written in comments, error messages and examples: no code asks them for anything. */
const references: readonly RegExp[] = [
  /(^|\.)(w3\.org|w3\.github\.io|whatwg\.org|mozilla\.org|github\.com|github\.io)$/,
  /(^|\.)(reactjs\.org|react\.dev|electronjs\.org|v8\.dev|chromium\.org|modernizr\.com)$/,
  /(^|\.)(microsoft\.com|google\.com|owasp\.org|thespanner\.co\.uk|andismith\.com)$/,
  /(^|\.)(quirksmode\.org|docs\.astro\.build|preactjs\.com|npmjs\.com|wikipedia\.org)$/,
  /(^|\.)(example|mysite|yoursite|domain)\.(com|org)$/,
  // Where people share a product.
  /^(www\.)?(facebook|twitter|linkedin|pinterest)\.com$|^wa\.me$/,
  /^system-kb\.wixanswers\.com$|^jira\.wixpress\.com$/,
]

test('no published package names a host that is unknown to the redirect', () => {
  const unknown = [...hosts].filter(
    ([host]) => !purposeOf(host) && !references.some((known) => known.test(host)),
  )
  expect(unknown).toEqual([])
})

test('the list includes the hosts of calls, pictures and videos, also old ones', () => {
  const found = (host: string) => [host, hosts.has(host), purposeOf(host)]
  expect(
    [
      'www.wixapis.com',
      'edge.wixapis.com',
      'readonly.wixapis.com',
      'static.wixstatic.com',
      'video.wixstatic.com',
      'frog.wix.com',
    ].map(found),
  ).toEqual([
    ['www.wixapis.com', true, 'api'],
    ['edge.wixapis.com', true, 'api'],
    ['readonly.wixapis.com', true, 'api'],
    ['static.wixstatic.com', true, 'media'],
    ['video.wixstatic.com', true, 'media'],
    ['frog.wix.com', true, 'statistics'],
  ])
})
