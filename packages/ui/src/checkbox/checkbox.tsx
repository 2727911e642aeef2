import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'ref'> & {
  label: ReactNode
  hint?: ReactNode
  /** Content at the end of the row, such as a count. */
  end?: ReactNode
  /** The indeterminate state. */
  mixed?: boolean
  /** Shows the label to screen readers only, as in a table's first column. */
  isLabelHidden?: boolean
}

export function Checkbox(props: CheckboxProps) {
  const { label, hint, end, mixed = false, isLabelHidden, className = '', ...input } = props
  const hintId = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <span className={`v-checkbox-row ${className}`.trim()}>
      <label className="v-checkbox">
        <input
          {...input}
          ref={box}
          type="checkbox"
          aria-describedby={hint ? hintId : input['aria-describedby']}
        />
        <span className={isLabelHidden ? 'v-hidden' : 'v-checkbox-label'}>{label}</span>
        {end !== undefined && <span className="v-checkbox-end v-num">{end}</span>}
      </label>
      {hint && (
        <span className="v-checkbox-hint" id={hintId}>
          {hint}
        </span>
      )}
    </span>
  )
}
