const star = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1.05 5.9L10 15l-5.25 2.8 1.05-5.9L1.5 7.8l5.9-.8z'
/** The left half of a star. */
const half = 'M10 1.6L7.4 7l-5.9.8 4.3 4.1-1.05 5.9L10 15z'
const places = [0, 1, 2, 3, 4]

/** Five stars, rounded to halves; `label` is the equivalent text. */
export function Stars({ value, label }: { value: number; label: string }) {
  const halves = Math.round(value * 2)
  return (
    <svg className="stars" viewBox="0 0 100 20" role="img" aria-label={label}>
      {places.map((at) => (
        <g key={at} transform={`translate(${at * 20} 0)`}>
          <path className="star-rim" d={star} />
          {halves >= at * 2 + 2 && <path className="star-fill" d={star} />}
          {halves === at * 2 + 1 && <path className="star-fill" d={half} />}
        </g>
      ))}
    </svg>
  )
}
