/** Which package may import which: architecture, "packages and the only allowed directions". */
const only = (from, to) => ({
  name: `${from.replaceAll('/', '-')}-only`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(packages|apps)/', pathNot: `^(${[from, ...to].join('|')})/` },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('packages/contract', []),
    only('packages/money', []),
    only('packages/messages', []),
    only('packages/server', [
      'packages/contract',
      'packages/messages',
      'packages/money',
      'packages/redirect',
    ]),
    only('packages/redirect', []),
    only('packages/sdk', ['packages/contract']),
    only('packages/ui', ['packages/messages', 'packages/money']),
    only('packages/demo', ['packages/contract', 'packages/sdk']),
    only('apps/storefront', [
      'packages/contract',
      'packages/messages',
      'packages/money',
      'packages/react',
      'packages/sdk',
      'packages/ui',
    ]),
    only('apps/dashboard', [
      'packages/contract',
      'packages/messages',
      'packages/money',
      'packages/sdk',
      'packages/ui',
    ]),
    {
      name: 'storefront-app-not-server',
      severity: 'error',
      from: { path: '^apps/storefront/app/' },
      to: { path: '^apps/storefront/server/' },
    },
    only('apps/api', ['packages/server', 'packages/demo', 'apps/storefront']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The parser for TypeScript 7 sources does not read JSX; tools/boundaries.test.ts looks at those files.
    exclude: { path: '([.]tsx$|[.]test[.]ts$|/dist/)' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
