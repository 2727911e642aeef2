const swc = require('@swc/core')

// dependency-cruiser asks its parser for TypeScript without JSX, whatever the file.
const { parseFileSync } = swc
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

/** Which package may import which: architecture, "packages and the only allowed directions". */
const only = (from, to) => ({
  name: `${from.replaceAll('/', '-')}-only`,
  severity: 'error',
  // What tests share may use the testkit.
  from: { path: `^${from}/`, pathNot: '[.]fixture[.]tsx?$' },
  to: { path: '^(packages|apps)/', pathNot: `^(${[from, ...to].join('|')})/` },
})

module.exports = {
  forbidden: [
    {
      // Imports of types count too: the parser does not tell them apart.
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only('packages/contract', []),
    only('packages/addresses', []),
    only('packages/money', []),
    only('packages/pricing', ['packages/money']),
    only('packages/theme', []),
    only('packages/messages', []),
    only('packages/server', [
      'packages/addresses',
      'packages/contract',
      'packages/messages',
      'packages/money',
      'packages/plugin',
      'packages/pricing',
      'packages/redirect',
      'packages/sdk',
      'packages/theme',
    ]),
    only('packages/redirect', []),
    only('packages/sdk', ['packages/contract']),
    only('packages/plugin', ['packages/contract', 'packages/sdk']),
    only('packages/react', ['packages/contract', 'packages/messages', 'packages/sdk']),
    only('packages/testkit', ['packages/contract', 'packages/sdk', 'packages/server']),
    only('packages/ui', ['packages/messages', 'packages/money', 'packages/theme']),
    only('packages/demo', ['packages/contract', 'packages/sdk']),
    only('apps/storefront', [
      'packages/addresses',
      'packages/contract',
      'packages/messages',
      'packages/money',
      'packages/pricing',
      'packages/react',
      'packages/sdk',
      'packages/theme',
      'packages/ui',
    ]),
    only('apps/dashboard', [
      'packages/addresses',
      'packages/contract',
      'packages/messages',
      'packages/money',
      'packages/pricing',
      'packages/sdk',
      'packages/theme',
      'packages/ui',
    ]),
    {
      name: 'storefront-app-not-server',
      severity: 'error',
      from: { path: '^apps/storefront/app/' },
      to: { path: '^apps/storefront/server/' },
    },
    only('apps/api', ['packages/server', 'packages/demo', 'packages/messages', 'apps/storefront']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '([.]test[.]tsx?$|/dist/)' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
