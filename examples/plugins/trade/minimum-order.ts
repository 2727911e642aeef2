import type { Rules } from '@vitrine/plugin'

/** A small order is not worth its parcel. */
export const minimumOrder =
  (minimum: string): NonNullable<Rules['basket']> =>
  async ({ basket: { total, currency } }) => {
    if (Number(total) >= Number(minimum)) return []
    return [
      {
        code: 'TOO_LITTLE',
        severity: 'error',
        text: {
          en: `Please order for ${minimum} ${currency} or more.`,
          de: `Bitte bestellen Sie für mindestens ${minimum} ${currency}.`,
        },
      },
    ]
  }
