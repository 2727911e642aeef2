/** Mollie refuses payments whose webhook URL it cannot reach, such as one on localhost. */
export function isReachable(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname !== 'localhost' && !/^(127\.|10\.|192\.168\.|\[)/.test(hostname)
}
