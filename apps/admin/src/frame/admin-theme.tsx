import { tokens } from '@portal/ui/tokens';
import { ConfigProvider, type ThemeConfig } from 'antd';
import indonesian from 'antd/es/locale/id_ID';
import { type ReactNode, useState } from 'react';

/** Ant Design takes pixels: `rem` is the root font size in pixels. A thumb needs 44 of them. */
const themeFor = (rem: number, isCoarse: boolean): ThemeConfig => ({
  token: {
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    colorPrimary: tokens.colorAction,
    // The colours that Ant Design would derive are below 4.5:1 on white, or grey instead of a soft colour.
    colorPrimaryHover: tokens.colorLink,
    colorLink: tokens.colorLink,
    colorLinkHover: tokens.colorAction,
    colorTextSecondary: tokens.colorInkMuted,
    colorTextTertiary: tokens.colorInkMuted,
    colorTextDescription: tokens.colorInkMuted,
    colorTextPlaceholder: tokens.colorInkMuted,
    colorSuccess: tokens.colorSuccess,
    colorWarning: tokens.colorWarning,
    colorError: tokens.colorDanger,
    colorInfo: tokens.colorInfo,
    colorSuccessBg: tokens.colorSuccessSoft,
    colorSuccessBorder: tokens.colorSuccess,
    colorWarningBg: tokens.colorWarningSoft,
    colorWarningBorder: tokens.colorWarning,
    colorErrorBg: tokens.colorDangerSoft,
    colorErrorBorder: tokens.colorDanger,
    colorInfoBg: tokens.colorInfoSoft,
    colorInfoBorder: tokens.colorInfo,
    colorText: tokens.colorInk,
    colorTextHeading: tokens.colorInk,
    colorBorder: tokens.colorControl,
    colorBorderSecondary: tokens.colorBorder,
    colorBgLayout: tokens.colorGround,
    fontFamily: tokens.fontSans,
    fontSize: rem,
    borderRadius: Number.parseInt(tokens.radiusSmall, 10),
    borderRadiusLG: Number.parseInt(tokens.radius, 10),
    controlHeight: 2.75 * rem,
    controlHeightSM: (isCoarse ? 2.75 : 2.25) * rem,
  },
  components: {
    Button: { contentFontSizeSM: 0.875 * rem, paddingInlineSM: 10 },
    Segmented: { trackPadding: isCoarse ? 0 : 2 },
    // A month fits on the narrowest phone.
    DatePicker: {
      cellWidth: Math.min(2.375 * rem, (window.innerWidth - 48) / 7),
      cellHeight: 2 * rem,
    },
    Table: {
      headerBg: tokens.colorSurfaceMuted,
      cellFontSizeMD: 0.9375 * rem,
      cellFontSizeSM: 0.875 * rem,
      cellPaddingBlockMD: 3.5,
      cellPaddingBlockSM: 1.5,
      cellPaddingInlineMD: 12,
      cellPaddingInlineSM: 12,
    },
  },
});

function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Ant Design in the portal's colours and language. Its reset is not loaded: base.css is the reset of every area. */
export function AdminTheme({ children }: { children: ReactNode }) {
  const [theme] = useState(() => themeFor(textSize(), matchMedia('(pointer: coarse)').matches));
  return (
    <ConfigProvider locale={indonesian} theme={theme}>
      {children}
    </ConfigProvider>
  );
}
