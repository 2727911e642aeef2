import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { childrenOf, type Node, nameOf } from './where/syntax.ts'

/** Files that write search parameters of something other than a link of their own app. */
const exceptions: Record<string, string> = {
  'apps/dashboard/app/live/watch-changes.ts': 'a request for events',
  'apps/dashboard/app/messages/de-settings.ts': 'the example of an address in a setting',
  'apps/dashboard/app/messages/en-settings.ts': 'the example of an address in a setting',
  'apps/dashboard/app/messages/es-settings.ts': 'the example of an address in a setting',
  'apps/dashboard/app/messages/fr-settings.ts': 'the example of an address in a setting',
  'apps/dashboard/app/messages/he-settings.ts': 'the example of an address in a setting',
  'apps/dashboard/app/screens/messages/message.tsx': 'the subject of a mail',
  'apps/dashboard/app/screens/pages/preview.tsx': 'the language of a page of the shop',
  'apps/dashboard/app/routes.ts': 'the router reads and writes the search of any link',
  'apps/storefront/app/cart/use-cart.ts': 'the body of a form',
  'apps/storefront/app/checkout/hosted.ts': 'the address of the website that led here',
  'apps/storefront/app/live-updates.ts': 'a request for events',
  'apps/storefront/app/search-of.ts': 'the fields of a GET form, as a browser sends them',
  'apps/storefront/app/page-server.ts': 'the body of a form',
  'apps/storefront/app/passkeys/new-passkey.tsx': 'the body of a form',
  'apps/storefront/app/passkeys/use-offered-passkeys.ts': 'the body of a form',
  'apps/storefront/app/request/flow-cookies.ts': 'the value of a cookie',
  'apps/storefront/app/return-path.ts': 'the session token of an authorization',
  'apps/storefront/app/screens/factor/use-approval.ts': 'the body of a form',
  'apps/storefront/app/screens/product/option-form.tsx':
    'the fields of a GET form, as a browser sends them',
  'apps/storefront/app/wishes/use-wishes.ts': 'the body of a form',
}

const appFiles = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/*/app/*'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|\/app\/links\.ts$/.test(file))

/** Whether a node writes search parameters: `?name=` in a text, `?${…}`, or URLSearchParams. */
function writesSearch(node: Node): boolean {
  if (node.type === 'Literal') return isSearch(node.value)
  if (node.type === 'TemplateElement') {
    const { raw } = node.value as unknown as { raw: string }
    return isSearch(raw) || (!node.tail && /[?&]([\w-]+=)?$/.test(raw))
  }
  if (node.type === 'NewExpression') return nameOf(node.callee) === 'URLSearchParams'
  if (node.type !== 'CallExpression') return false
  const { object, property } = node.callee as { object?: Node; property?: Node }
  const changes = /^(set|append)$/.test(nameOf(property) ?? '')
  return changes && (nameOf(object) ?? nameOf(object?.property)) === 'searchParams'
}

const isSearch = (text: unknown) => typeof text === 'string' && /[?&][\w-]+=/.test(text)

/** Whether an attribute of JSX is an address written out: `href="/account"`. */
function isAddressLiteral(node: Node): boolean {
  if (node.type !== 'JSXAttribute') return false
  const { name } = node.name as unknown as { name: string }
  const { value } = (node.value ?? {}) as { value?: unknown }
  return /^(href|action|to)$/.test(name) && /^\/(?!\/)/.test(String(value))
}

const some = (node: Node, is: (node: Node) => boolean): boolean =>
  is(node) || childrenOf(node).some((child) => some(child, is))
const programOf = (file: string, text = readFileSync(file, 'utf8')) =>
  parseSync(file, text).program as unknown as Node

test('links are declared in the links of their app', () => {
  const found = appFiles.filter((file) => some(programOf(file), writesSearch))
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

test('screens write no address of their own', () => {
  expect(appFiles.filter((file) => some(programOf(file), isAddressLiteral))).toEqual([])
  expect(some(programOf('screen.tsx', 'const a = <a href="/jars">1</a>'), isAddressLiteral)).toBe(
    true,
  )
})

test.each([
  'const a = <a href="/jars?page=2">2</a>',
  `const a = links.jars() + \`?page=\${page}\``,
  `const a = \`\${links.jars()}\${page > 1 ? \`?page=\${page}\` : ""}\``,
  `const a = \`\${links.jars()}?\${search}\``,
  'const a = links.jars() + "?" + new URLSearchParams({ page })',
  'url.searchParams.set("page", page)',
])('a link is found that is written by hand: %s', (code) => {
  expect(some(programOf('screen.tsx', code), writesSearch)).toBe(true)
})

test.each(['const a = links.jars({ page })', `const a = isOpen ? \`Open \${name}?\` : "why?"`])(
  'what writes no link passes: %s',
  (code) => {
    expect(some(programOf('screen.tsx', code), writesSearch)).toBe(false)
  },
)
