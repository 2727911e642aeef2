export interface WaitingCountProps {
  readonly count?: number
  /** Names the counted items. */
  readonly label?: string
}

/** The number of open tasks of a sidebar item; renders nothing for zero. */
export const WaitingCount = ({ count = 0, label }: WaitingCountProps) =>
  count > 0 ? (
    <span className="figure waiting-count" title={label}>
      {count}
      <span className="visually-hidden"> {label}</span>
    </span>
  ) : null
