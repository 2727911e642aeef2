import type { DashboardPage } from '@vitrine/plugin'
import { collected, listBuyers } from './store.ts'

const MOST = 100

export const dashboard: DashboardPage = {
  title: { en: 'Loyalty points', de: 'Treuepunkte' },
  load: async ({ context }) => {
    const points = await collected(context)
    const buyers = await listBuyers(context, MOST)
    return [
      {
        kind: 'paragraph',
        text: {
          en: `Buyers have ${points} points together.`,
          de: `Käufer haben zusammen ${points} Punkte.`,
        },
      },
      {
        kind: 'table',
        caption: { en: 'Those with most points', de: 'Die mit den meisten Punkten' },
        columns: ['E-mail', { en: 'Points', de: 'Punkte' }, { en: 'Entries', de: 'Einträge' }],
        rows: buyers.map((one) => [one.email, String(one.points), String(one.entries)]),
      },
      {
        kind: 'form',
        caption: { en: 'Give points', de: 'Punkte vergeben' },
        operation: 'givePoints',
        fields: [
          { name: 'email', label: 'E-mail', type: 'email', required: true },
          { name: 'points', label: { en: 'Points', de: 'Punkte' }, type: 'number', required: true },
          { name: 'note', label: { en: 'Why', de: 'Weshalb' }, type: 'text' },
        ],
        submit: { en: 'Give points', de: 'Punkte vergeben' },
      },
    ]
  },
}
