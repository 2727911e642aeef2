import { X } from 'lucide-react'
import { type FormEvent, useDeferredValue, useId, useState } from 'react'
import type { InputOf, OutputOf } from '../../api/client.ts'
import { Combobox, type Suggestion } from '../../shared/combobox.tsx'
import { CountryField } from '../../shared/country-fields.tsx'
import { Failure } from '../../shared/failure.tsx'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useProductSearch } from '../../shared/references.ts'
import { Section } from '../../shared/section.tsx'
import { useCall, useOperation } from '../../shared/use-operation.ts'
import { VariantDialog, type VariantsToChoose } from '../draft/variant-dialog.tsx'
import { sourceText } from './texts.ts'

interface TriedLine {
  /** Identifies the row: a product may be listed twice. */
  readonly id: string
  readonly productId: string
  readonly variantId?: string
  readonly name: string
  readonly pieces: string
}

type TestInput = InputOf<'inventory.testStockRouting'>

/** Tries the routing rules with an address and a basket: which location ships what, and why. */
export function TrySection({ nameOf }: { readonly nameOf: (locationId: string) => string }) {
  const { routing } = useMessages()
  const [lines, setLines] = useState<readonly TriedLine[]>([])
  const [address, setAddress] = useState({ country: '', postalCode: '' })
  const [tried, setTried] = useState<{ input: TestInput; lines: readonly TriedLine[] }>()
  const result = useOperation('inventory.testStockRouting', tried?.input ?? { lines: [] }, {
    enabled: tried !== undefined,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lines.length === 0) return
    setTried({ input: testInput(lines, address), lines })
  }
  return (
    <Section title={routing.try} hint={routing.tryText}>
      <form className="test-form" onSubmit={submit} noValidate>
        <div className="fields-2">
          <CountryField
            label={routing.country}
            none={routing.noCountry}
            value={address.country}
            onValue={(country) => setAddress((before) => ({ ...before, country }))}
          />
          <TextField
            label={routing.postalCode}
            autoComplete="off"
            maxLength={20}
            value={address.postalCode}
            onText={(postalCode) => setAddress((before) => ({ ...before, postalCode }))}
          />
        </div>
        <TriedLines lines={lines} onLines={setLines} />
        <div className="field-ways">
          <button type="submit" className="button" aria-disabled={lines.length === 0}>
            {routing.start}
          </button>
        </div>
      </form>
      <div aria-live="polite" aria-busy={result.isFetching}>
        {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
        {tried && result.data && (
          <Routes routes={result.data.lines} lines={tried.lines} nameOf={nameOf} />
        )}
      </div>
    </Section>
  )
}

function testInput(
  lines: readonly TriedLine[],
  { country, postalCode }: { readonly country: string; readonly postalCode: string },
): TestInput {
  return {
    ...(country && {
      address: { country, ...(postalCode.trim() && { postalCode: postalCode.trim() }) },
    }),
    lines: lines.map(({ productId, variantId, pieces }) => ({
      productId,
      ...(variantId && { variantId }),
      quantity: /^[1-9]\d{0,4}$/.test(pieces.trim()) ? Number(pieces) : 1,
    })),
  }
}

interface TriedLinesProps {
  readonly lines: readonly TriedLine[]
  readonly onLines: (lines: readonly TriedLine[]) => void
}

const MAX_VARIANTS = 200

function TriedLines({ lines, onLines }: TriedLinesProps) {
  const { routing } = useMessages()
  const id = useId()
  const { call } = useCall()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [choosing, setChoosing] = useState<VariantsToChoose>()
  const found = useProductSearch(useDeferredValue(text.trim()), isOpen)
  const add = (productId: string, name: string, variantId?: string) =>
    onLines([
      ...lines,
      {
        id: crypto.randomUUID(),
        productId,
        name,
        pieces: '1',
        ...(variantId && { variantId }),
      },
    ])
  const pick = async ({ id: productId, name }: Suggestion) => {
    setText('')
    const { variants } = await call('products.listVariants', { id: productId, limit: MAX_VARIANTS })
    if (variants.length > 1) setChoosing({ productId, name, variants })
    else add(productId, name, variants[0]?.isDefault === false ? variants[0].id : undefined)
  }
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{routing.product}</label>
        <Combobox
          id={id}
          text={text}
          found={found}
          placeholder={routing.search}
          listLabel={routing.product}
          isChosen={() => false}
          onText={setText}
          onOpen={setIsOpen}
          onPick={(one) => void pick(one)}
          onBlur={() => setText('')}
        />
      </div>
      {lines.length === 0 && <p className="mute">{routing.noProducts}</p>}
      {lines.map((line, at) => (
        <div key={line.id} className="routing-head">
          <TextField
            label={routing.pieces({ name: line.name })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={line.pieces}
            onText={(pieces) => onLines(lines.with(at, { ...line, pieces }))}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={routing.remove({ name: line.name })}
            title={routing.remove({ name: line.name })}
            onClick={() => onLines(lines.toSpliced(at, 1))}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      ))}
      {choosing && (
        <VariantDialog
          choosing={choosing}
          onClose={() => setChoosing(undefined)}
          onChoose={async (variantId) => {
            add(choosing.productId, choosing.name, variantId)
            return true
          }}
        />
      )}
    </>
  )
}

interface RoutesProps {
  readonly routes: OutputOf<'inventory.testStockRouting'>['lines']
  readonly lines: readonly TriedLine[]
  readonly nameOf: (locationId: string) => string
}

/** The location that each line of the basket is sent from, in the basket's order. */
function Routes({ routes, lines, nameOf }: RoutesProps) {
  const messages = useMessages()
  const { routing } = messages
  return (
    <>
      <h3>{routing.result}</h3>
      <ul className="lines">
        {lines.map(({ id, name }, at) => {
          const { sources = [], missing = 0 } = routes[at] ?? {}
          return (
            <li key={id}>
              <bdi>{name}</bdi>:{' '}
              {[
                ...sources.map((source) => sourceText(source, nameOf, messages)),
                ...(missing > 0 ? [routing.missing({ n: missing })] : []),
              ].join(', ')}
            </li>
          )
        })}
      </ul>
    </>
  )
}
