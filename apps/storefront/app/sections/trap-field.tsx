type TrapFieldProps = { id: string; label: string; value: string }

/** A field that people do not see: only programs fill it in. */
export function TrapField({ id, label, value }: TrapFieldProps) {
  return (
    <div className="contact-trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" defaultValue={value} />
    </div>
  )
}
