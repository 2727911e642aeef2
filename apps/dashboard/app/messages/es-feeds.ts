import type { Translation } from '@vitrine/messages'
import type { enFeeds } from './en-feeds.ts'

export const esFeeds: Translation<typeof enFeeds> = {
  feedSettings: {
    text: 'Todo lo que vende, en un archivo que los buscadores y las redes sociales leen por sí solos.',
    title: 'Feeds de productos',
    offer: 'Ofrecer feeds de productos',
    offerHint:
      'Son públicos, como su tienda. Sin ellos, las plataformas que los leen pierden sus productos.',
    notOpen: 'Su tienda aún no está abierta. Las direcciones responderán en cuanto lo esté.',
    platforms: {
      google: {
        name: 'Google Merchant Center',
        where:
          'En Merchant Center: Fuentes de datos → Añadir fuente de productos → Añadir productos desde un archivo → Introducir un enlace al archivo.',
      },
      meta: {
        name: 'Meta Commerce Manager',
        where:
          'Para Facebook e Instagram. En Commerce Manager: Catálogo → Orígenes de datos → Lista de datos → Usar una URL.',
      },
    },
    address: 'dirección del feed para {platform}',
    addressIn: 'dirección del feed para {platform} en {language}',
    items: { one: '{n} variante', other: '{n} variantes' },
    languagesHint:
      'Sus productos tienen textos en un solo idioma. Las otras direcciones llevan a los mismos productos en páginas en ese idioma.',
    gapsTitle: 'Qué falta',
    gapsText: 'Lo que piden las plataformas. Sin ello pueden rechazar una variante.',
    missing: 'Falta',
    variants: 'Variantes',
    product: 'Producto',
    products: 'Los productos más recientes a los que les falta algo, hasta 20',
    complete: 'No falta nada.',
    empty: 'Todavía no hay productos en los feeds.',
    gaps: {
      PICTURE: 'Imagen',
      DESCRIPTION: 'Descripción',
      BRAND_OR_GTIN: 'Marca o GTIN válido',
      PREORDER_DAY: 'Día en que salen las reservas',
    },
  },
}
