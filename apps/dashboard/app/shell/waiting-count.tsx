export interface Waiting {
  readonly count?: number
  /** What is waiting. */
  readonly label?: string
}

/** How much waits behind an item of the sidebar; nothing where nothing does. */
export const WaitingCount = ({ count = 0, label }: Waiting) =>
  count > 0 ? (
    <span className="figure waiting-count" title={label}>
      {count}
      <span className="visually-hidden"> {label}</span>
    </span>
  ) : null
