import type { SiteSettings } from '@vitrine/contract/sites'
import type { OrdersFeature } from '../../orders/index.ts'

export interface StatementDeps {
  readonly orders: Pick<OrdersFeature, 'forMoney' | 'lockAll' | 'recordPayment' | 'require'>
  readonly settingsOf: (siteId: string) => Promise<Pick<SiteSettings, 'currency'>>
}
