import type { Translation } from '@vitrine/messages'
import type { enFeeds } from './en-feeds.ts'

export const deFeeds: Translation<typeof enFeeds> = {
  feedSettings: {
    text: 'Alles, was Sie verkaufen, als Datei, die Suchmaschinen und soziale Netzwerke von selbst lesen.',
    title: 'Produktfeeds',
    offer: 'Produktfeeds anbieten',
    offerHint:
      'Sie sind öffentlich wie Ihr Shop. Ohne sie verlieren Plattformen, die sie lesen, Ihre Produkte.',
    notOpen: 'Ihr Shop ist noch nicht geöffnet. Die Adressen antworten, sobald er es ist.',
    platforms: {
      google: {
        name: 'Google Merchant Center',
        where:
          'Im Merchant Center: Datenquellen → Produktquelle hinzufügen → Produkte aus einer Datei hinzufügen → Link zur Datei eingeben.',
      },
      meta: {
        name: 'Meta Commerce Manager',
        where:
          'Für Facebook und Instagram. Im Commerce Manager: Katalog → Datenquellen → Datenfeed → URL verwenden.',
      },
    },
    address: 'Adresse des Feeds für {platform}',
    addressIn: 'Adresse des Feeds für {platform} auf {language}',
    items: { one: '{n} Variante', other: '{n} Varianten' },
    languagesHint:
      'Ihre Produkte haben Texte in einer Sprache. Die anderen Adressen führen zu denselben Produkten auf Seiten in der jeweiligen Sprache.',
    gapsTitle: 'Was fehlt',
    gapsText:
      'Was die Plattformen verlangen. Ohne diese Angaben können sie eine Variante ablehnen.',
    missing: 'Fehlt',
    variants: 'Varianten',
    product: 'Produkt',
    products: 'Die neuesten Produkte, denen etwas fehlt, bis zu 20',
    complete: 'Es fehlt nichts.',
    empty: 'In den Feeds ist noch kein Produkt.',
    gaps: {
      PICTURE: 'Bild',
      DESCRIPTION: 'Beschreibung',
      BRAND_OR_GTIN: 'Marke oder gültige GTIN',
      PREORDER_DAY: 'Tag, an dem Vorbestellungen versandt werden',
    },
  },
}
