import { Money } from '@vitrine/ui/money'
import type { ReactNode } from 'react'
import { useDate } from '../account/use-date.ts'
import { useMessages } from '../messages/index.ts'
import type { TransferView } from './order-view.ts'

type TransferProps = { transfer: TransferView; currency: string }

/** The data for a bank transfer, and a code that banking apps can scan. */
export function Transfer({ transfer, currency }: TransferProps) {
  const messages = useMessages()
  const date = useDate()
  const { transfer: texts } = messages.order
  const { qr } = transfer
  return (
    <section className="order-box">
      <h2>{texts.title}</h2>
      <dl className="order-facts">
        <Fact name={texts.holder}>{transfer.holder}</Fact>
        <Fact name={texts.iban}>{transfer.iban}</Fact>
        {transfer.bic && <Fact name={texts.bic}>{transfer.bic}</Fact>}
        <Fact name={texts.amount}>
          <Money value={transfer.amount} currency={currency} />
        </Fact>
        <Fact name={texts.reference}>{transfer.reference}</Fact>
        {transfer.due && <Fact name={texts.due}>{date(transfer.due)}</Fact>}
      </dl>
      {qr && (
        <svg
          className="order-qr"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={texts.code}
        >
          <path d={qr.path} fill="#000" />
        </svg>
      )}
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </>
)
