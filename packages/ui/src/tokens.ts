/**
 * The tokens that Ant Design needs as values, because its theme computes shades from them.
 * tokens.css is the source; tokens.test.ts fails when the two drift apart.
 */
export const tokens = {
  colorAction: '#b2540f',
  colorLink: '#8c3f0b',
  colorSuccess: '#0e7650',
  colorWarning: '#8f5b00',
  colorDanger: '#b3261e',
  colorInfo: '#1f4a8a',
  colorSuccessSoft: '#e3f4ec',
  colorWarningSoft: '#fff3da',
  colorDangerSoft: '#fcebe9',
  colorInfoSoft: '#e9f0fa',
  colorGround: '#fbfaf8',
  colorSurface: '#ffffff',
  colorSurfaceMuted: '#f1f3f6',
  colorInk: '#14213a',
  colorInkMuted: '#4f5b72',
  colorBorder: '#dfe3ea',
  colorControl: '#7c879b',
  fontSans: '"Plus Jakarta Sans", "Plus Jakarta Sans Fallback", system-ui, sans-serif',
  radius: '12px',
  radiusSmall: '8px',
} as const;
