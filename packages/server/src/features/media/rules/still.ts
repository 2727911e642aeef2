const GROUND = '#2e2a26'
const SIGN = '#f4f1ec'

/** What stands for a film that has no poster: a play sign on a quiet ground, in the film's own ratio. */
export function drawnStill({ width, height }: { width: number; height: number }): string {
  const [x, y] = [width / 2, height / 2]
  const radius = Math.min(width, height) * 0.14
  const [left, right, half] = [x - radius * 0.32, x + radius * 0.52, radius * 0.48]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${SIGN}" stroke-width="${radius * 0.09}"/>`,
    `<path d="M${left} ${y - half}L${right} ${y}L${left} ${y + half}Z" fill="${SIGN}"/>`,
    '</svg>',
  ].join('')
}
