import { tokens } from '@portal/ui/tokens';
import { ConfigProvider, type ThemeConfig } from 'antd';
import indonesian from 'antd/es/locale/id_ID';
import type { ReactNode } from 'react';

const theme: ThemeConfig = {
  token: {
    colorPrimary: tokens.colorAction,
    // What Ant Design would derive for the next ones falls below 4.5:1 on white, or is grey where a soft colour is meant.
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
    fontSize: 16,
    borderRadius: Number.parseInt(tokens.radiusSmall, 10),
    borderRadiusLG: Number.parseInt(tokens.radius, 10),
    controlHeight: 44,
    controlHeightSM: 36,
  },
  components: {
    Button: { contentFontSizeSM: 14, paddingInlineSM: 10 },
    // The month fits the smallest telephone.
    DatePicker: { cellWidth: 38, cellHeight: 32 },
    Table: {
      headerBg: tokens.colorSurfaceMuted,
      headerSortActiveBg: tokens.colorSurfaceMuted,
      bodySortBg: tokens.colorSurface,
      cellFontSizeMD: 15,
      cellFontSizeSM: 14,
      cellPaddingInlineMD: 12,
      cellPaddingInlineSM: 12,
    },
  },
};

/** Ant Design in the portal's colours and language. Its own reset stays out: base.css is the reset of every area. */
export function AdminTheme({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider locale={indonesian} theme={theme}>
      {children}
    </ConfigProvider>
  );
}
