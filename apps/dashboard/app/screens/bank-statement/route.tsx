import { useMoney } from '../../shared/use-money.ts'
import { BankStatementPage } from './page.tsx'
import { useStatement } from './use-statement.ts'

export function BankStatementRoute() {
  const { locale } = useMoney()
  return <BankStatementPage {...useStatement()} locale={locale} />
}
