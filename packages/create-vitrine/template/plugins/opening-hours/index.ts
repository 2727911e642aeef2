import { definePlugin, GET, type Plugin, pluginOperation, Type } from '@vitrine/plugin'

export interface OpeningHours {
  /** Time of the day, such as `09:00`. */
  readonly from: string
  readonly to: string
}

/** Publishes the opening hours of the shop: on product pages and as the operation `getHours`. */
export const openingHours = ({ from, to }: OpeningHours): Plugin =>
  definePlugin({
    name: 'opening-hours',
    title: { en: 'Opening hours', de: 'Öffnungszeiten' },
    operations: {
      getHours: pluginOperation({
        route: GET('/hours'),
        permission: 'open',
        summary: 'When the shop can be visited',
        request: Type.Object({}),
        response: Type.Object({ from: Type.String(), to: Type.String() }),
        handle: async () => ({ from, to }),
      }),
    },
    sections: {
      productPage: async () => [
        {
          kind: 'paragraph',
          text: {
            en: `Come and see it: we are open from ${from} to ${to}.`,
            de: `Schauen Sie vorbei: Wir haben von ${from} bis ${to} Uhr geöffnet.`,
          },
        },
      ],
    },
  })
