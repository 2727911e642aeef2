/**
 * Tests that take longest and are least likely to fail by a change: faults of machines and databases, large amounts,
 * properties over many runs, a second and third payment provider, second factors in a browser. The part `long` runs
 * them, as continuous integration does.
 */
export const longUnitTests = [
  'tests/catalog/listed-products-parallel.test.ts',
  'tests/catalog/many-variants.test.ts',
  'tests/catalog/queries-fuzzed.test.ts',
  'tests/catalog/rendered-products.test.ts',
  'tests/catalog/save-many-variants.test.ts',
  'tests/commerce/mollie.test.ts',
  'tests/commerce/paypal.test.ts',
  'tests/examples/one-connection.test.ts',
  'tests/platform/database-outages.test.ts',
  'tests/platform/killed-nodes.test.ts',
  'tests/site/history-undo.property.test.ts',
  'tests/site/imports-side-by-side.test.ts',
  'tests/stock/inventory-race.test.ts',
]

export const longBrowserTests = [
  'account-by-keyboard.e2e.ts',
  'command-line.e2e.ts',
  'example-websites.e2e.ts',
  'export.e2e.ts',
  'merchant-videos.e2e.ts',
  'one-installation.e2e.ts',
  'other-websites.e2e.ts',
  'passkeys.e2e.ts',
  'pickers-with-many-items.e2e.ts',
  'plugins.e2e.ts',
  'second-factors.e2e.ts',
  'shutdown.e2e.ts',
  'sign-in-lost-responses.e2e.ts',
  'staff-factors.e2e.ts',
  'start-and-crash.e2e.ts',
  'startup-errors.e2e.ts',
  'typing-while-saving.e2e.ts',
  'videos.e2e.ts',
  'webhooks-chaos.e2e.ts',
]
