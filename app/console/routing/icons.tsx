import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  BulbOutlined,
  CompassOutlined,
  FundOutlined,
  GlobalOutlined,
  HomeOutlined,
  MessageOutlined,
  QrcodeOutlined,
  ReadOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { trailTo, type RouteIcon } from './routes.ts'

/** The sidebar's pictures. */
export const icons: Readonly<Record<RouteIcon, ReactNode>> = {
  home: <HomeOutlined aria-hidden="true" />,
  base: <CompassOutlined aria-hidden="true" />,
  content: <ReadOutlined aria-hidden="true" />,
  code: <QrcodeOutlined aria-hidden="true" />,
  data: <BarChartOutlined aria-hidden="true" />,
  ai: <BulbOutlined aria-hidden="true" />,
  message: <MessageOutlined aria-hidden="true" />,
  audit: <AuditOutlined aria-hidden="true" />,
  chart: <FundOutlined aria-hidden="true" />,
  person: <UserOutlined aria-hidden="true" />,
  language: <GlobalOutlined aria-hidden="true" />,
  gallery: <AppstoreOutlined aria-hidden="true" />,
}

/** The picture of the menu group that a screen belongs to. */
export function screenIcon(path: string): ReactNode {
  const icon = trailTo(path)[0]?.icon
  return icon && icons[icon]
}
