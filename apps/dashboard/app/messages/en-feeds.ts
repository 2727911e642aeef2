/** Texts of the settings of product feeds. */
export const enFeeds = {
  feedSettings: {
    text: 'All that you sell as a file that search engines and social networks read by themselves.',
    title: 'Product feeds',
    offer: 'Offer product feeds',
    offerHint:
      'They are public, as your shop is. Without them, platforms that read them lose your products.',
    notOpen: 'Your shop is not open yet. The addresses answer as soon as it is.',
    platforms: {
      google: {
        name: 'Google Merchant Center',
        where:
          'In Merchant Center: Data sources → Add product source → Add products from a file → Enter a link to your file.',
      },
      meta: {
        name: 'Meta Commerce Manager',
        where:
          'For Facebook and Instagram. In Commerce Manager: Catalog → Data sources → Data feed → Use a URL.',
      },
    },
    address: 'address of the feed for {platform}',
    addressIn: 'address of the feed for {platform} in {language}',
    items: { one: '{n} variant', other: '{n} variants' },
    languagesHint:
      'Your products have texts in one language. The other addresses lead to the same products on pages in that language.',
    gapsTitle: 'What is missing',
    gapsText: 'What the platforms ask for. They may refuse a variant without it.',
    missing: 'Missing',
    variants: 'Variants',
    product: 'Product',
    products: 'The newest products where something is missing, up to 20',
    complete: 'Nothing is missing.',
    empty: 'There is no product in the feeds yet.',
    gaps: {
      PICTURE: 'Picture',
      DESCRIPTION: 'Description',
      BRAND_OR_GTIN: 'Brand or valid GTIN',
      PREORDER_DAY: 'Day on which pre-orders leave',
    },
  },
} as const
