/** The house's mark: a glass case on its plinth. */
export const Mark = () => (
  <span className="mark">
    <i aria-hidden="true" />
    Vitrine
  </span>
)
