import { definePlugin, GET, type Plugin, POST, pluginOperation, Type } from '@vitrine/plugin'
import { expect, test } from 'vitest'
import { checkPlugins } from './check-plugins.ts'

const facts = ['order.placed', 'order.cancelled']
const operation = (route: ReturnType<typeof GET>, more: object = {}) => ({
  one: pluginOperation({
    route,
    permission: 'open',
    summary: 'One',
    request: Type.Object({}),
    response: Type.Object({}),
    handle: async () => ({}),
    ...more,
  }),
})
/** A plug-in without type checks. */
const loose = (plugin: object) => plugin as Plugin

test.each<[string, readonly Plugin[], string]>([
  ['without a name', [loose({})], 'A plug-in has no name'],
  ['with capitals', [definePlugin({ name: 'Points' })], 'named "Points"; a name is 2 to 40 of a–z'],
  [
    'twice',
    [definePlugin({ name: 'ab' }), definePlugin({ name: 'ab' })],
    'Two plug-ins are named "ab"',
  ],
  ['with a misspelt part', [loose({ name: 'ab', migration: 'x' })], 'did you mean "migrations"?'],
  [
    'of a fact nobody knows',
    [loose({ name: 'ab', on: { 'order.place': 1 } })],
    'did you mean "order.placed"?',
  ],
  [
    'with a strange right',
    [definePlugin({ name: 'ab', permissions: ['order:read'] })],
    'did you mean "orders:read"?',
  ],
  [
    'with a strange port',
    [loose({ name: 'ab', ports: { weather: 1 } })],
    'these are known: mail, mediaStorage, payments, prices, search, shippingRates, tax',
  ],
  [
    'with payments under a name of ours',
    [loose({ name: 'stripe', ports: { payments: {} } })],
    'under the name of a provider that is there already',
  ],
  ['with a strange rule', [loose({ name: 'ab', rules: { baskets: 1 } })], 'did you mean "basket"?'],
  [
    'beside another one for taxes',
    ['ab', 'cd'].map((name) => definePlugin({ name, ports: { tax: async () => ({ lines: {} }) } })),
    'The plug-ins "ab" and "cd" both say the taxes',
  ],
  [
    'that writes with GET',
    [definePlugin({ name: 'ab', operations: operation(GET('/x'), { writes: true }) })],
    'writes with GET',
  ],
  [
    'on a path of ours',
    [definePlugin({ name: 'ab', operations: operation(GET('/deliveries')) })],
    'the platform uses it itself',
  ],
  [
    'with a path that its request lacks',
    [definePlugin({ name: 'ab', operations: operation(POST('/{id}')) })],
    'has "id" in its path',
  ],
])('a plug-in %s is refused', (_, plugins, message) => {
  expect(() => checkPlugins(plugins, facts)).toThrow(message)
})

test('valid plug-ins are accepted', () => {
  const points = definePlugin({
    name: 'points',
    permissions: ['orders:read', '*'],
    on: { 'order.placed': async () => undefined },
    operations: operation(POST('/points'), { writes: true }),
  })
  expect(() => checkPlugins([points, definePlugin({ name: 'gift-wrap' })], facts)).not.toThrow()
})
