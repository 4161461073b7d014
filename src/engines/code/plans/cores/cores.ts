import { RESOURCE_CORES } from '../resources/resource-cores.ts';
import { CALENDAR_CORES } from './calendar-cores.ts';
import { CHORE_CORES } from './chore-cores.ts';
import { CONSOLE_CORES } from './console-cores.ts';
import type { Core } from './core.ts';
import { CSV_IMPORT_CORES } from './csv-import-cores.ts';
import { DECODING_CORES } from './decoding-cores.ts';
import { DUTY_CORES } from './duty-cores.ts';
import { FILE_CORES } from './file-cores.ts';
import { FORMAT_CORES } from './format-cores.ts';
import { FRAME_CORES } from './frame-cores.ts';
import { GO_CONFIG_CORES } from './go-config-cores.ts';
import { GO_CORES } from './go-cores.ts';
import { GO_NETWORK_CORES } from './go-network-cores.ts';
import { GO_REPOSITORY_CORES } from './go-repository-cores.ts';
import { GO_SERVICE_CORES } from './go-service-cores.ts';
import { GO_TEXT_CORES } from './go-text-cores.ts';
import { GROUPING_CORES } from './grouping-cores.ts';
import { KEPT_CORES } from './kept-cores.ts';
import { KEPT_RECORD_CORES } from './kept-record-cores.ts';
import { KOTLIN_CORES } from './kotlin-cores.ts';
import { LINE_CORES, NATIVE_CORES } from './line-cores.ts';
import { LIST_CORES } from './list-cores.ts';
import { MANAGED_CORES } from './managed-cores.ts';
import { OWN_NATIVE_CORES } from './native-cores.ts';
import { NATIVE_FILE_CORES } from './native-file-cores.ts';
import { NETWORK_CORES } from './network-cores.ts';
import { OBJECT_CORES } from './object-cores.ts';
import { PAGE_BOARD_CORES } from './page-board-cores.ts';
import { PAGE_CORES } from './page-cores.ts';
import { PAGE_TOOL_CORES } from './page-tool-cores.ts';
import { PATTERN_CORES } from './pattern-cores.ts';
import { PROGRAM_CORES } from './program-cores.ts';
import { RECORD_CORES } from './record-cores.ts';
import { REPORT_CORES } from './report-cores.ts';
import { RUST_API_CORES } from './rust-api-cores.ts';
import { RUST_CORES } from './rust-cores.ts';
import { SCREEN_CORES } from './screen-cores.ts';
import { SCRIPT_CORES } from './script-cores.ts';
import { SERVICE_CORES } from './service-cores.ts';
import { SITE_CORES } from './site-cores.ts';
import { SWIFT_CORES } from './swift-cores.ts';
import { TESTED_CORES } from './tested-cores.ts';
import { TEXT_CORES } from './text-cores.ts';
import { TRADE_CORES } from './trade-cores.ts';
import { TYPED_CORES } from './typed-cores.ts';
import { TYPED_LINE_CORES } from './typed-line-cores.ts';
import { UPKEEP_CORES } from './upkeep-cores.ts';
import { VALUE_CORES } from './value-cores.ts';
import { WEB_CORES } from './web-cores.ts';
import { WINDOW_CORES } from './window-cores.ts';

/** A wish is given to the first whose words cover all of it. */
export const CORES: readonly Core[] = [
  ...TYPED_LINE_CORES,
  ...TEXT_CORES,
  ...FORMAT_CORES,
  ...LIST_CORES,
  ...PROGRAM_CORES,
  ...CALENDAR_CORES,
  ...CHORE_CORES,
  ...NETWORK_CORES,
  ...FILE_CORES,
  ...LINE_CORES,
  ...NATIVE_CORES,
  ...CONSOLE_CORES,
  ...VALUE_CORES,
  ...TYPED_CORES,
  ...UPKEEP_CORES,
  ...TRADE_CORES,
  ...RECORD_CORES,
  ...WEB_CORES,
  ...DUTY_CORES,
  ...SCRIPT_CORES,
  ...PAGE_BOARD_CORES,
  ...PAGE_CORES,
  ...PAGE_TOOL_CORES,
  ...KEPT_CORES,
  ...OWN_NATIVE_CORES,
  ...SERVICE_CORES,
  ...PATTERN_CORES,
  ...FRAME_CORES,
  ...RESOURCE_CORES,
  ...SITE_CORES,
  ...CSV_IMPORT_CORES,
  ...SWIFT_CORES,
  ...MANAGED_CORES,
  ...KOTLIN_CORES,
  ...OBJECT_CORES,
  ...GO_CORES,
  ...GO_CONFIG_CORES,
  ...GO_REPOSITORY_CORES,
  ...GO_NETWORK_CORES,
  ...GO_SERVICE_CORES,
  ...GO_TEXT_CORES,
  ...RUST_API_CORES,
  ...RUST_CORES,
  ...NATIVE_FILE_CORES,
  ...GROUPING_CORES,
  ...TESTED_CORES,
  ...WINDOW_CORES,
  ...SCREEN_CORES,
  ...DECODING_CORES,
  ...KEPT_RECORD_CORES,
  ...REPORT_CORES,
];
