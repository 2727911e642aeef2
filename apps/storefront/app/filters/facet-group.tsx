import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { facetName, valueName } from './facet-names.ts'
import { FilterCheckbox } from './facet-value.tsx'
import { type Filters, isSelected } from './filters.ts'
import type { FacetValueView, FacetView } from './list-view.ts'

/** Number of values shown before the others are collapsed. */
const SEEN = 8
/** From this number of values on there is a search field. */
const MANY = 20

/** The values of a facet as checkboxes, the most frequent first. */
export function FacetGroup({ facet, filters }: { facet: FacetView; filters: Filters }) {
  const messages = useMessages()
  const [typed, setTyped] = useState('')
  const name = facetName(facet, messages)
  const isChosen = ({ value }: FacetValueView) => isSelected(filters, facet.key, value)
  const folded = facet.values.slice(SEEN)
  // Only initially open, so that it does not close while a user selects values in it.
  const [isOpen] = useState(() => folded.some(isChosen))
  const box = (one: FacetValueView) => (
    <FilterCheckbox
      key={one.value}
      field={{ name: facet.key, value: one.value }}
      label={valueName(facet, one, messages)}
      count={one.count}
      isChecked={isChosen(one)}
      colour={one.colour}
    />
  )
  const words = typed.trim().toLowerCase()
  const fits = (one: FacetValueView) =>
    valueName(facet, one, messages).toLowerCase().includes(words)
  return (
    <fieldset className="rail-group">
      <legend>{name}</legend>
      {facet.values.length > MANY && (
        <input
          className="v-input facet-search"
          type="search"
          aria-label={messages.filter.find({ facet: name })}
          placeholder={messages.filter.find({ facet: name })}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      {words === '' ? (
        <>
          {facet.values.slice(0, SEEN).map(box)}
          {folded.length > 0 && (
            <details className="facet-more" open={isOpen}>
              <summary>{messages.filter.all({ n: facet.values.length })}</summary>
              {folded.map(box)}
            </details>
          )}
        </>
      ) : (
        <>
          {/* Selected values stay in the form, whatever is searched for. */}
          {facet.values.filter((one) => fits(one) || isChosen(one)).map(box)}
          {!facet.values.some(fits) && <p className="v-mute text-s">{messages.filter.notFound}</p>}
        </>
      )}
    </fieldset>
  )
}
