export { DoorPage as RegisterPage } from '../../door/door-page.tsx'
