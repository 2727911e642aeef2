import { copiedTables, expiringTables, personalTables } from '@vitrine/server/testing'

/** A file that writes tables of other features, and why it may. */
interface ForeignWrites {
  readonly file: string
  readonly tables: readonly string[] | 'all'
  readonly reason: string
}

const areas = 'packages/server/src/areas'

export const foreignWrites: readonly ForeignWrites[] = [
  {
    file: 'packages/server/src/cli/held-work.ts',
    tables: ['webhooks'],
    reason:
      'a restored shop sends nothing before its operator says so, and no server runs meanwhile',
  },
  {
    file: `${areas}/access/personal-data/store/erase.ts`,
    tables: [
      ...personalTables
        .filter(({ outlives, emptied }) => outlives || emptied)
        .map(({ name }) => name),
      'abandoned_checkouts',
      'attempt_counters',
      'back_in_stock_requests',
      'contact_messages',
      'draft_order_versions',
      'newsletter_subscribers',
      'facts',
      'jobs',
      'mails',
      'phone_messages',
      'product_reviews',
      'staff_invitations',
      'webhook_deliveries',
      'wish_lists',
    ],
    reason: 'a person is erased from every table that names them, in one transaction',
  },
  {
    file: `${areas}/site/expiry/store.ts`,
    tables: ['facts', ...expiringTables.map(({ name }) => name)],
    reason: 'one job deletes whatever has expired; the tables and their columns are a list',
  },
  {
    file: `${areas}/site/sites/store/copy-site.ts`,
    tables: [...copiedTables, 'inventory_changes'],
    reason: 'a site is copied in one statement, so that the copy is of one moment',
  },
  {
    file: `${areas}/site/sites/store/purge.ts`,
    tables: 'all',
    reason: 'a deleted site leaves every table; the tables are read from the database',
  },
  {
    file: 'packages/server/src/platform/backup/load-database.ts',
    tables: 'all',
    reason: 'a backup fills every table of an empty installation as it was',
  },
  {
    file: `${areas}/site/history/store/relink-imports.ts`,
    tables: ['products'],
    reason:
      'which import a product came with is in the ledger and in imports, which the catalog does not know',
  },
  {
    file: `${areas}/catalog/restore/store/restore-parts.ts`,
    tables: ['brands', 'ribbons', 'collection_products', 'products'],
    reason:
      'what was exported comes back under its own ids, dates and positions, which no other write accepts',
  },
  {
    file: `${areas}/catalog/restore/store/recreate-labels.ts`,
    tables: ['brands', 'ribbons'],
    reason: 'a label that is undone comes back under its own id and revision',
  },
  {
    file: `${areas}/catalog/undo/store/undo-categories.ts`,
    tables: ['collections', 'collection_products'],
    reason:
      'a category that is undone comes back under its own id, with its products in their order',
  },
  {
    file: `${areas}/catalog/options/store/customized-products.ts`,
    tables: ['products', 'product_options', 'product_choices'],
    reason:
      'a changed customization changes any number of products in one statement, without loading them',
  },
  {
    file: `${areas}/catalog/products/store/variant-files.ts`,
    tables: ['product_files'],
    reason: 'the files of variants are saved with the product and its variants',
  },
  {
    file: `${areas}/catalog/variants/store/named-variants.ts`,
    tables: ['products', 'variants'],
    reason:
      'some of a thousand variants are changed without loading the product; its aggregates follow',
  },
  {
    file: `${areas}/catalog/variants/store/availability.ts`,
    tables: ['inventory_items'],
    reason: 'variants added to a tracked product are tracked; the catalog does not import stock',
  },
  {
    file: `${areas}/catalog/variants/store/stock-snapshots.ts`,
    tables: ['inventory_items'],
    reason:
      'variants that are undone come back with their stock; the catalog does not import stock',
  },
  {
    file: `${areas}/stock/ledger/store/compare-ledger.ts`,
    tables: ['inventory_items', 'inventory_changes'],
    reason: 'a reconciliation repairs what does not add up, in the statement that compares',
  },
]

/** Files whose statements take their table from a value, and the possible tables. */
export const computedTables: Readonly<Record<string, readonly string[] | 'all'>> = {
  [`${areas}/access/personal-data/store/erase.ts`]: personalTables
    .filter(({ outlives, emptied }) => outlives || emptied)
    .map(({ name }) => name),
  [`${areas}/catalog/labels/store/labels.ts`]: ['brands', 'ribbons'],
  [`${areas}/catalog/products/store/save-products.ts`]: [
    'variants',
    'product_options',
    'product_choices',
  ],
  [`${areas}/catalog/restore/store/recreate-labels.ts`]: ['brands', 'ribbons'],
  [`${areas}/catalog/restore/store/restore-parts.ts`]: ['brands', 'ribbons'],
  [`${areas}/catalog/search/store/search-index.ts`]: ['search_documents', 'search_words'],
  // Its callers name the table and are checked instead.
  [`${areas}/catalog/shared/store/rows.ts`]: [],
  // Tables in the schemas of plug-ins, which are none of ours.
  [`${areas}/site/plugins/store/plugin-schema.ts`]: [],
  // A backup reads every table that the database has, and a restored installation starts with all of them.
  'packages/server/src/platform/backup/dump-database.ts': [],
  'packages/server/src/platform/backup/load-database.ts': 'all',
  // Features name their tables, where they are found.
  'packages/server/src/platform/db/versioned-rows.ts': [],
  [`${areas}/site/expiry/store.ts`]: expiringTables.map(({ name }) => name),
  [`${areas}/site/sites/store/copy-site.ts`]: copiedTables,
  [`${areas}/site/sites/store/purge.ts`]: 'all',
}

/** Functions of the database that write, and the feature they belong to. */
export const functionOwners: Readonly<Record<string, string>> = {
  add_collection_counts: 'catalog/categories',
  add_default_location: 'stock/locations',
  add_search_index: 'catalog/search',
  add_search_words: 'catalog/search',
  add_collection_words: 'catalog/search',
  add_stock_totals: 'catalog/products',
  add_variant_counts: 'catalog/products',
  delete_collection_words: 'catalog/search',
  delete_ledgers: 'site/events',
  delete_name_words: 'catalog/search',
  delete_rendered_products: 'catalog/rendered-products',
  delete_search_documents: 'catalog/search',
  detach_main_category: 'catalog/products',
  index_page: 'site/pages',
  index_pages_again: 'site/pages',
  index_products: 'catalog/search',
  index_products_of_custom_fields: 'catalog/search',
  insert_choice_products: 'catalog/products',
  invalidate_products: 'catalog/rendered-products',
  note_document_changes: 'catalog/search',
  note_search_changes: 'catalog/search',
  set_documents_visible: 'catalog/search',
  set_variants_in_stock: 'catalog/products',
  spread_stock: 'stock/drops',
  stop_selling_new: 'stock/routing',
  switch_locations: 'stock/routing',
  update_choice_products: 'catalog/products',
  update_choice_products_visibility: 'catalog/products',
  update_product_counts: 'catalog/products',
  update_variant_counts: 'catalog/products',
}

/** Tables of other features that a function of the database writes, and why. */
export const foreignFunctionWrites: Readonly<Record<string, readonly string[]>> = {
  // One trigger deletes both ledgers with their site.
  delete_ledgers: ['inventory_changes'],
  // Items store whether their location sends orders.
  stop_selling_new: ['inventory_items'],
  switch_locations: ['inventory_items'],
  // Copies of price and visibility, to sort collections by.
  update_product_counts: ['collection_products'],
}
