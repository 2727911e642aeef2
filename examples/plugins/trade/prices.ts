import type { PluginPrice, Prices } from '@vitrine/plugin'

/** Members with this role buy for a tenth less, in whole cents. */
export const tradePrices =
  (role: string): Prices =>
  async ({ request: { buyer, lines } }) => {
    if (!buyer.roles.includes(role)) return lines.map(() => null)
    return lines.map(({ price }): PluginPrice => {
      const cents = Math.round(Number(price) * 100)
      return {
        price: (Math.floor((cents * 9) / 10) / 100).toFixed(2),
        fullPrice: price,
        reason: `a tenth less for ${role}`,
      }
    })
  }
