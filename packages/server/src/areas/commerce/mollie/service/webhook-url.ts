/** Mollie refuses a payment whose webhook it cannot reach, such as on the own machine. */
export function isReachable(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname !== 'localhost' && !/^(127\.|10\.|192\.168\.|\[)/.test(hostname)
}
