/// <reference types="vite/client" />

declare module '*.ts?script' {
  const code: string;
  export default code;
}
