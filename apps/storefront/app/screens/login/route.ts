import { doorRoute } from '../../door/door-route.ts'

export const loginRoute = doorRoute('login')
