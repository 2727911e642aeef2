import { Checkbox } from '@vitrine/ui/checkbox'
import { useMessages } from '../messages/index.ts'
import { Name } from '../parts/name.tsx'

/** A checkbox for one value; disabled if it would have no results. */
export function FilterCheckbox({
  field,
  label,
  count,
  isChecked,
  colour,
}: {
  field: { name: string; value: string }
  label: string
  count: number
  isChecked: boolean
  colour?: string | undefined
}) {
  const messages = useMessages()
  return (
    <Checkbox
      {...field}
      className="facet-value"
      defaultChecked={isChecked}
      disabled={count === 0 && !isChecked}
      label={
        <>
          {colour && <Disc colour={colour} />}
          <Name>{label}</Name>
        </>
      }
      end={
        <>
          <span aria-hidden="true">{messages.filter.count({ n: count })}</span>
          <span className="v-hidden">{messages.productCount({ n: count })}</span>
        </>
      }
    />
  )
}

const Disc = ({ colour }: { colour: string }) => (
  <svg className="facet-disc" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7.5" fill={colour} className="v-disc-edge" />
  </svg>
)
