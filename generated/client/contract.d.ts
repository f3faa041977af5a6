// Written by `npm run generate` from openapi/. Changes belong there.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A namespace and its routes. */
        NamespaceIndex: {
            namespace: string;
            routes: components["schemas"]["Routes"];
            _links: components["schemas"]["Links"];
        };
        /** @description Routes by pattern. */
        Routes: {
            [key: string]: components["schemas"]["Route"];
        };
        Route: {
            namespace: string;
            methods: components["schemas"]["Method"][];
            endpoints: components["schemas"]["Endpoint"][];
            _links?: components["schemas"]["Links"];
        };
        /** @enum {string} */
        Method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        /** @description Methods that take the same arguments. */
        Endpoint: {
            methods: components["schemas"]["Method"][];
            /** @description Present where batches may call it. */
            allow_batch?: {
                /** @constant */
                v1: true;
            };
            /** @description Arguments by name. */
            args: {
                [key: string]: components["schemas"]["Argument"];
            };
        };
        /** @description A JSON schema of the argument, with `required` as a boolean. */
        Argument: {
            required: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description Relations by name. Names that are not registered relations have a prefix that `curies` explains. What was deleted (`previous`) has no links, nor do routes with parameters. */
        Links: {
            [key: string]: components["schemas"]["Link"][];
        };
        /** @description A link to a resource. Members other than `href` depend on its relation. */
        Link: {
            /** @description Absolute address, or a template of one. */
            href: string;
            /**
             * @description `_embed` can fetch it.
             * @constant
             */
            embeddable?: true;
            targetHints?: components["schemas"]["LinkHints"];
            /** @description How many items lie behind the link. */
            count?: number;
            /** @description Id of the target. */
            id?: number;
            /** @description Content type of the target. */
            post_type?: string;
            /** @description Taxonomy of the targets. */
            taxonomy?: string;
            /** @description Prefix that is explained. */
            name?: string;
            /**
             * @description The address is a template.
             * @constant
             */
            templated?: true;
        };
        /** @description Methods that the caller may use on the target. */
        LinkHints: {
            allow: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")[];
        };
        /** @description Information about the tokens; the tokens themselves are never sent. */
        ConfirmedCode: {
            /** @constant */
            status: true;
            token_data: {
                token_type: string;
                scope: string;
                /** @description When the access token ends, in seconds of Unix time. */
                expires: number;
            };
        };
        LinkedAccount: {
            /** @constant */
            status: true;
            /** @description Id of the account. */
            provider_id: string;
            /** @description Its name at the provider. */
            name: string;
        };
        ProviderStatus: {
            provider: {
                /** @description Whether an account is linked. */
                status: boolean;
                /** @description The account; empty when no account is linked. */
                account_id: components["schemas"]["ProviderAccount"] | "";
            };
        };
        /** @description An account as the provider describes it, which may leave out all but `name`. */
        ProviderAccount: {
            name: string;
            displayName?: string;
            reportingTimeZone?: {
                id: string;
            };
            createTime?: string;
        };
        ProviderReport: {
            totalMatchedRows: string;
            headers: components["schemas"]["ReportHeader"][];
            rows: components["schemas"]["ReportRow"][];
            totals: components["schemas"]["ReportRow"];
            averages: components["schemas"]["ReportRow"];
            startDate: components["schemas"]["ReportDay"];
            endDate: components["schemas"]["ReportDay"];
        };
        /** @description A column. */
        ReportHeader: {
            name: string;
            type: string;
            /** @description Absent where the provider names none. */
            currencyCode?: string;
        };
        ReportRow: {
            cells: {
                value: string;
            }[];
        };
        ReportDay: {
            year: number;
            month: number;
            day: number;
        };
        /** @description All lists have one item for each part of the period, the earliest first. */
        Statistics: {
            mob_impressions: number;
            desk_impressions: number;
            impressions: number;
            mob_clicks: number;
            desk_clicks: number;
            clicks: number;
            ad_day: string;
            mob_indi_impr_day_counts: number[];
            desk_indi_impr_day_counts: number[];
            individual_impr_day_counts: number[];
            mob_indi_click_day_counts: number[];
            desk_indi_click_day_counts: number[];
            individual_click_day_counts: number[];
            ad_imp_individual_dates: string[];
            ad_mob_imp_individual_dates: string[];
            ad_desk_imp_individual_dates: string[];
            /** @constant */
            individual_ad_dates: "";
            top5_ads: components["schemas"]["RankedAd"][];
        };
        /** @description A unit and its counts in the period. */
        RankedAd: {
            ID: number;
            post_title: string;
            desk_clicks: number;
            mob_clicks: number;
            mob_imprsn: number;
            desk_imprsn: number;
            total_click: number;
            total_impression: number;
            /** @enum {string} */
            is_parent?: "yes" | "no";
        };
        /** @description Every error has this shape. */
        Error: {
            /** @description Stable, for programs. */
            code: string;
            /** @description A sentence, for people. */
            message: string;
            data: components["schemas"]["ErrorData"];
        };
        /** @description Further members of an error. Members other than `status` depend on its code. */
        ErrorData: {
            /** @description Status of the answer. */
            status: number;
            /** @description Missing arguments as a list, or invalid ones with a message for each. */
            params?: string[] | {
                [key: string]: string;
            };
            /** @description The error of each invalid argument. */
            details?: {
                [key: string]: components["schemas"]["ErrorDetail"];
            };
            /** @description Why the body is not JSON. */
            json_error_message?: string;
            /** @description Number of that reason. */
            json_error_code?: number;
            /** @description The scope that an application password lacks. */
            scope?: string;
            /** @description The term that is there already. */
            term_id?: number;
            /** @description Seconds to wait before trying again. */
            retry_after?: number;
            /** @description The problems of a text or a file, by location. */
            errors?: {
                [key: string]: unknown;
            }[];
            /** @description Settings that are not set, by name. */
            missing?: string[];
            /** @description Error code of the ad provider. */
            provider_error?: string;
            /** @description Message of the ad provider for people. */
            provider_message?: string;
        };
        ErrorDetail: {
            code: string;
            message: string;
            /** @description Further details of the error. */
            data: ({
                /** @description Path of the invalid value. */
                param?: string;
            } & {
                [key: string]: unknown;
            }) | null;
        };
        TestReport: {
            /** @constant */
            status: "success";
            /** @constant */
            success_msg: "";
            rows: components["schemas"]["TestedAd"][];
        };
        /** @description Clicks by position. */
        TestedAd: {
            id: number;
            beginning_of_post: number;
            end_of_post: number;
            middle_of_post: number;
            after_more_tag: number;
        };
        RevokedLink: {
            /** @constant */
            status: true;
            /**
             * @description Present when the provider could not be notified.
             * @constant
             */
            revoked_remotely?: false;
        };
        BegunLink: {
            /** @constant */
            status: true;
            /** @description For the browser of the administrator. */
            authorization_url: string;
            /** @description Goes with the code. */
            state: string;
            /** @description When the state ends, in seconds of Unix time. */
            expires: number;
        };
        /** @description The code under one of two names, and the state that came with it. */
        ProviderCode: {
            /** @description The code. */
            code?: string;
            /** @description The state that came with it. */
            state?: string;
            /** @description The issuer that came with it, if any; it has to be the right one. */
            iss?: string;
            /** @description The code as forms send it. */
            report?: {
                /** @description The code, encoded for addresses. */
                provider_code?: string;
                /** @description The state, unless it is sent separately. */
                state?: string;
            };
        };
        ProviderReportRequest: {
            /** @description Id of the account. */
            account_id: string;
            /**
             * @description The measure to report.
             * @enum {string}
             */
            report_type?: "earning" | "earning_forcast" | "top_device_type";
            /**
             * @description Days that end today; all time is three years.
             * @enum {string}
             */
            report_period?: "last_7_days" | "last_15_days" | "last_30_days" | "last_6_months" | "last_1_year" | "all_time" | "custom";
            /** @description First day, for `custom`: 2026-11-21 or 21/11/2026. */
            cust_fromdate?: string;
            /** @description Last day, for `custom`; three years after the first one at most. */
            cust_todate?: string;
            /** @description Changes nothing. */
            input_based?: string;
            /** @description Changes nothing. */
            report_view_type?: string;
        };
        StatisticsRequest: {
            /** @description An id, `all`, or `top_five_ads`. */
            id: number | string;
            /**
             * @description The period.
             * @enum {string}
             */
            day: "today" | "yesterday" | "last_7_days" | "this_month" | "last_month" | "this_year" | "all_time" | "custom";
            /** @description First day, for `custom`. */
            fromdate?: string;
            /** @description Last day, for `custom`. */
            todate?: string;
        };
        RevokeRequest: {
            /** @description Id of the account; empty for every one. */
            account_id?: string;
        };
        /** @description A page of ad units. */
        AdList: {
            posts_data: components["schemas"]["ListedAd"][];
            /** @description How many units match the filters. */
            posts_found: number;
        };
        /** @description An ad unit in a list. */
        ListedAd: {
            post: components["schemas"]["AdPostSummary"];
            post_meta: components["schemas"]["AdFields"];
        };
        /** @description What every content item has, of an ad unit. */
        AdPostSummary: {
            post_id: number;
            post_title: string;
            post_status: components["schemas"]["AdStatus"];
            /** @description In the zone of the site, `2026-11-21 09:30:00`. */
            post_modified: string;
        };
        /**
         * @description `ads_expired`: a limit of impressions or clicks, or the last day, is past.
         * @enum {string}
         */
        AdStatus: "publish" | "draft" | "ads_expired";
        /** @description The fields of an ad unit, with the defaults of those that every unit has. What belongs to its type and position is described with `AdFieldsInput`; unknown fields are shown as they were stored. */
        AdFields: {
            ad_id: number;
            /** @description Name of the unit in shortcodes and exports: `ad` and a number. */
            ads_ad_old_id: string;
            ad_type: components["schemas"]["AdType"];
            label: string;
            position: string;
            priority: number;
            visibility_include: components["schemas"]["VisibilityRule"][];
            visibility_exclude: components["schemas"]["VisibilityRule"][];
            targeting_include: components["schemas"]["TargetingRule"][];
            targeting_exclude: components["schemas"]["TargetingRule"][];
            align: number;
            margin: number;
            margin_left: number;
            margin_right: number;
            margin_bottom: number;
            padding: number;
            padding_left: number;
            padding_right: number;
            padding_bottom: number;
            ad_label_check: boolean;
            /** @enum {string} */
            adlabel: "above" | "below";
            ad_label_text: string;
            enabled_on_amp: boolean;
            check_lazy_load: boolean;
            check_lazy_load_delay: number;
            add_url_nofollow: boolean;
            publish_date: string;
            check_exp_date: boolean;
            exp_date_from: string;
            exp_date_to: string;
            check_spec_day: boolean;
            set_spec_day: components["schemas"]["WeekdayChoice"][];
            set_expiry_impression: boolean;
            /** @description 0 for none. */
            expiry_impression: number;
            set_expiry_clicks: boolean;
            /** @description 0 for none. */
            expiry_clicks: number;
            cls_btn: boolean;
            sticky_ad_show_hide: boolean;
            sticky_show_hide_txt: string;
            sticky_ad_anim: boolean;
            sticky_ad_anim_txt: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Kind of an ad unit. From `parallax_ads` on they are kept for other systems and not shown by this one.
         * @enum {string}
         */
        AdType: "plain_text" | "ad_image" | "provider" | "provider_manager" | "video_ads" | "rotator_ads" | "random_ads" | "group_insertion" | "ab_testing" | "popup_ads" | "carousel_ads" | "ads_space" | "parallax_ads" | "half_page_ads" | "floating_cubes" | "sticky_scroll" | "skip_ads" | "loop_ads" | "background_ad" | "ad_blindness" | "reward_ads" | "network";
        /** @description Where an ad shows. `value` is a slug of a type, format, tag, taxonomy (`all` for any), template (`default` for none) or role; the id of a post, page, category or author; or, of `general`, `homepage` or `show_globally`. */
        VisibilityRule: {
            type: {
                label?: string;
                /** @enum {string} */
                value: "post_type" | "general" | "post" | "page" | "post_category" | "post_format" | "tags" | "taxonomy" | "page_template" | "author" | "user_type";
            };
            value: {
                label?: string;
                value: number | string;
            };
            /**
             * @description How the next rule is joined, empty counting as AND. When no rule of a list has this member, any rule is enough.
             * @enum {string}
             */
            condition?: "AND" | "OR" | "";
        };
        /** @description For whom an ad shows. `value` is a device (`desktop`, `mobile` for phones and tablets, `tablet`), a two-letter language, `true` or `false` for `logged_in`, a browser or system for `user_agent`, a role, the name of a cookie (empty for any), a text of the address, the address that led here, a width in pixels, a country, state or city, a date (`2026-11-21`, or two with `..` between), or a weekday in English. */
        TargetingRule: {
            type: {
                label?: string;
                /** @enum {string} */
                value: "device_type" | "browser_language" | "logged_in" | "user_agent" | "user_type" | "cookie" | "url_parameter" | "referrer_url" | "browser_width" | "geo_location_country" | "geo_location_state" | "geo_location_city" | "multilingual_language" | "date" | "weekday";
            };
            value: {
                label?: string;
                value: number | string;
            };
            /**
             * @description How the next rule is joined, empty counting as AND. When no rule of a list has this member, all rules of an include list must hold, and any rule of an exclude list is enough.
             * @enum {string}
             */
            condition?: "AND" | "OR" | "";
        };
        /** @description A weekday. */
        WeekdayChoice: {
            label?: string;
            /** @enum {string} */
            value: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        };
        /** @description An ad unit. */
        Ad: {
            post: components["schemas"]["AdPost"];
            post_meta: components["schemas"]["AdFields"];
        };
        /** @description What every content item has, of an ad unit. */
        AdPost: {
            ID: number;
            /** @description 0 when the account was deleted. */
            post_author: number;
            post_date: string;
            post_date_gmt: string;
            /** @constant */
            post_content: "";
            post_title: string;
            post_status: components["schemas"]["AdStatus"];
            post_name: string;
            post_modified: string;
            post_modified_gmt: string;
            /** @constant */
            post_type: "ads-unit";
        };
        /** @description The settings of ads with the defaults of those not stored, and any additional stored members. */
        AdSettings: {
            /** @description Types of content into which ads are put. */
            post_types: string[];
            visibility: components["schemas"]["AdPlaces"];
            quicktags: components["schemas"]["QuickTags"];
            /** @description Shortcodes show ads. */
            QckTags: boolean;
            /** @description Most ads on a page. */
            maxads: number;
            /** @description Roles besides administrators that may use these routes. */
            RoleBasedAccess: components["schemas"]["ChosenOption"][];
            /** @description The site serves `/ads.txt`. */
            adsTxtEnabled: boolean;
            /** @description Its text. Markup is removed. */
            adsTxtText: string;
            /** @description Impressions and clicks are counted. */
            ad_performance_tracking: boolean;
            /** @description Clicks are logged. */
            ad_log: boolean;
            /**
             * @description The same as `ad_log`, for forms.
             * @enum {string}
             */
            logging_toggle: "on" | "off";
            /**
             * @description How counts are stored; there is one way.
             * @enum {string}
             */
            report_logging: "improved_v2";
            /** @description Forms show reports. */
            reports_settings: boolean;
            /** @description What administrators see and click is not counted. */
            exclude_admin_tracking: boolean;
            /** @description Who clicks too often sees no ads for a while. */
            click_fraud_protection: boolean;
            /** @description Clicks until then. */
            allowed_click: number;
            /** @description Hours after which logged clicks are deleted. */
            click_limit: number;
            /** @description Days without ads. */
            ban_duration: number;
            /** @description Roles that see no ads. */
            multiUserValue: components["schemas"]["ChosenOption"][];
            /** @description Tags whose items show no ads. */
            multiTagsValue: components["schemas"]["ChosenOption"][];
            /** @description Integrations whose items show no ads; `calendar` has events, venues and organizers. */
            multiPluginsValue: components["schemas"]["ChosenOption"][];
            /** @description Ads show after a delay. */
            lazy_load_global: boolean;
            /** @description Whether units show some seconds later. */
            delay_ad_sec: boolean;
            /** @description Shortcodes show their ads wherever they are placed. */
            ignoreShortcodeCond: boolean;
            /** @description The ad of each location that a front end has registered. */
            location_settings: {
                [key: string]: components["schemas"]["AdLocationSetting"];
            };
            /** @description Visitors who block ads see a notice. */
            ad_blocker_support: boolean;
            /** @description For front ends of your own. */
            notice_type: string;
            /** @description Part of the notice. */
            notice_title: string;
            /** @description Part of the notice. */
            notice_description: string;
            /** @description Part of the notice. */
            notice_txt_color: string;
            /** @description Part of the notice. */
            notice_bg_color: string;
            /** @description Part of the notice. */
            notice_btn_txt_color: string;
            /** @description Part of the notice. */
            notice_btn_bg_color: string;
            /** @description Part of the notice. */
            btn_txt: string;
            /** @description 1 shows it on every page; otherwise it stays hidden for a day once closed. */
            notice_behaviour: number;
            /** @description 1 puts it at the top of the page; otherwise it is at the bottom. */
            notice_bar: number;
            /** @description Part of the notice. */
            notice_close_btn: boolean;
            /** @description Some views of an entry show units of the provider for its author. */
            revenue_sharing_enabled: boolean;
            /** @description Share of views for the owner of the site. */
            ad_owner_revenue_per: number;
            /** @description Share of views for the author. */
            ad_author_revenue_per: number;
            /** @description Publisher ids of authors at the provider, by the ids of users. */
            author_publisher_ids: {
                [key: string]: string;
            };
            /** @description Recipient of customer queries; empty for the mail address of the site. */
            support_email: string;
            /** @description Client at the ad provider. */
            provider_client_id: string;
            /** @description Its secret; shown only as its last characters. */
            provider_client_secret: string;
            /** @description Requested scopes, separated by spaces. */
            provider_scope: string;
            /** @description Address of the page at the ad provider that asks an administrator for consent. */
            provider_authorization_url: string;
            /** @description Address at the ad provider. */
            provider_token_url: string;
            /** @description Address at the ad provider. */
            provider_revoke_url: string;
            /** @description Address at the ad provider. */
            provider_api_url: string;
            /** @description Address at the ad provider. */
            provider_redirect_uri: string;
            /** @description Script of the ad provider; if empty, units of the provider are shown without a script. */
            provider_script_url: string;
            /** @description Script of the ad manager. */
            provider_manager_script_url: string;
            /** @description The ad units by name. */
            ads: {
                [key: string]: components["schemas"]["AdFields"];
            };
            /** @enum {string} */
            mode: "new" | "old";
            /** @description Types of content with their names; `none` first. */
            auto_ads_get_post_types: {
                [key: string]: string;
            };
            /** @description Roles with their names; `none` first. */
            autoads_excl_user_roles: {
                [key: string]: string;
            };
            /**
             * @description Nothing here requires a license.
             * @constant
             */
            license: false;
            /** @constant */
            payment_page_status: "";
        } & {
            [key: string]: unknown;
        };
        /** @description Kinds of pages on which ads may show. */
        AdPlaces: {
            AppHome?: boolean;
            AppCate?: boolean;
            AppArch?: boolean;
            AppTags?: boolean;
        };
        /** @description Another place of `QckTags`. */
        QuickTags: {
            QckTags?: boolean;
        };
        /** @description A choice in the format of forms; only its `value` is used. */
        ChosenOption: {
            label?: string;
            value: string;
        };
        AdLocationSetting: {
            status?: boolean;
            ad?: string;
        };
        /** @description Something to choose. */
        Option: {
            label: string;
            value: string | number;
        };
        Information: {
            /** @description Plain text. */
            info: string;
        };
        OptionList: {
            /** @constant */
            status: "t";
            data: components["schemas"]["Option"][];
        };
        /** @description The answer to a question, `t` for yes and `f` for no. */
        Answered: {
            /** @enum {string} */
            status: "t" | "f";
        };
        Totals: {
            impressions: number;
            clicks: number;
        };
        /** @description The operation succeeded. */
        Done: {
            /** @constant */
            status: "t";
        };
        /** @description The result of the action. */
        ActionReport: {
            /** @constant */
            status: "t";
            /** @description A sentence, for people. */
            msg: string;
            /** @description The copy of a duplicated unit, several copies as a list; an empty list after other actions. */
            data: components["schemas"]["Ad"] | components["schemas"]["Ad"][];
        };
        SavedAd: {
            /** @constant */
            status: "t";
            ad_id: number;
        };
        SavedSettings: {
            /** @constant */
            status: "tp";
            msg: string;
        };
        /** @description Either `valid`, or the problems. */
        TextVerdict: {
            /** @constant */
            valid?: true;
            errors?: components["schemas"]["TextProblem"][];
        };
        TextProblem: {
            line: number;
            /** @enum {string} */
            type: "invalid_variable" | "invalid_subdomain" | "invalid_record" | "invalid_exchange" | "invalid_account_type" | "invalid_tagid";
            value?: string;
        };
        /** @description A message was queued. */
        Enqueued: {
            /** @constant */
            status: "t";
            /**
             * @description `waiting` means that no mail server is configured; the message stays in the outbox until one is.
             * @enum {string}
             */
            delivery: "queued" | "waiting";
            /** @description The same in a sentence, for people. */
            msg: string;
        };
        /** @description The stored settings, and the ad units by name. */
        AdExport: {
            /** @constant */
            export_version: 1;
            ads?: {
                [key: string]: components["schemas"]["AdFields"];
            };
        } & {
            [key: string]: unknown;
        };
        ImportedFile: {
            /** @constant */
            status: "t";
            created: number;
            updated: number;
            skipped: number;
        };
        NextAd: {
            id: number;
            name: string;
        };
        ImportReport: {
            /** @constant */
            status: "t";
            /** @description A sentence, for people. */
            data: string;
            /** @description In a dry run, how many would be. */
            imported: number;
            skipped: number;
            /** @description Ids of the new units; none in a dry run. */
            ids: number[];
            report: components["schemas"]["ImportedItem"][];
        };
        ImportedItem: {
            /** @description Place in the list that was sent. */
            index: number;
            label: string;
            imported: boolean;
            ad_id: number | null;
            /** @description Names of parts without an equivalent here. */
            not_mapped: string[];
            /** @description Why it was skipped; otherwise empty. */
            reason: string;
        };
        /** @description Places that the configuration registers, by name. */
        Locations: {
            [key: string]: components["schemas"]["Location"];
        };
        Location: {
            location: string;
            description: string;
        };
        /** @description A page of the log of clicks. */
        ClickLog: {
            posts_data: components["schemas"]["LoggedClick"][];
            posts_found: number;
            /** @description What was searched for. */
            search_param: string;
        };
        /** @description Clicks of one day from one network, address and browser. */
        LoggedClick: {
            ad_id: number;
            /** @description Beginning of the day in UTC as Unix seconds. */
            ad_thetime: number;
            log_clicks: number;
            /** @description The network; the rest of the address is not kept. */
            ip_address: string;
            url: string;
            /** @enum {string} */
            browser: "Internet explorer" | "Edge" | "Yandex" | "Firefox" | "Chrome" | "Safari" | "Opera" | "Mobile browser" | "Other";
            referrer: string;
            ad_type: string;
            label: string;
        };
        /** @description The ads that one visitor sees with one item. */
        AdDecision: {
            /** @description Part of reports to `ads-track`. */
            token: string;
            /** @enum {string} */
            mode: "new" | "old";
            ads: components["schemas"]["DecidedAd"][];
            notice?: components["schemas"]["AdNotice"];
        };
        DecidedAd: {
            ad_id: number;
            ad_type: components["schemas"]["AdType"];
            position: components["schemas"]["DecidedPosition"];
            html: string;
            label: components["schemas"]["DecidedLabel"];
            align: number;
            margin: components["schemas"]["Box"];
            padding: components["schemas"]["Box"];
            /** @description Seconds until the ad is shown; null for at once. */
            lazy: number | null;
        };
        /** @description The position with its parameters, under the names of the fields. */
        DecidedPosition: {
            name: string;
        } & {
            [key: string]: string | number | boolean;
        };
        DecidedLabel: {
            show: boolean;
            text: string;
            /** @enum {string} */
            place: "above" | "below";
        };
        /** @description Pixels. */
        Box: {
            top: number;
            right: number;
            bottom: number;
            left: number;
        };
        /** @description The notice for visitors who block ads, under the names of the settings. Colours that are not set are empty. */
        AdNotice: {
            notice_type: string;
            notice_behaviour: number;
            notice_bar: number;
            notice_title: string;
            notice_description: string;
            notice_txt_color: string;
            notice_bg_color: string;
            notice_btn_txt_color: string;
            notice_btn_bg_color: string;
            notice_close_btn: boolean;
            btn_txt: string;
        };
        /** @description The fields of an ad unit. Those of the type that are required have to be there when a unit is made. Other names in lower case letters, digits and underscores are kept as they are; all fields together may take 64 KiB. */
        AdFieldsInput: {
            /** @description Id of the unit to change; empty or absent for a new one. */
            ad_id?: number | string;
            ad_type?: components["schemas"]["AdType"];
            /** @description Human-readable name. Markup is removed. */
            label?: string;
            position?: components["schemas"]["AdPosition"];
            /** @description Priority; among units at one position the higher number comes first. */
            priority?: number;
            visibility_include?: components["schemas"]["VisibilityRule"][];
            visibility_exclude?: components["schemas"]["VisibilityRule"][];
            targeting_include?: components["schemas"]["TargetingRule"][];
            targeting_exclude?: components["schemas"]["TargetingRule"][];
            /**
             * @description 0 left, 1 centre, 2 right, 3 none.
             * @enum {integer}
             */
            align?: 0 | 1 | 2 | 3;
            /** @description Pixels. */
            margin?: number;
            /** @description Pixels. */
            margin_left?: number;
            /** @description Pixels. */
            margin_right?: number;
            /** @description Pixels. */
            margin_bottom?: number;
            /** @description Pixels. */
            padding?: number;
            /** @description Pixels. */
            padding_left?: number;
            /** @description Pixels. */
            padding_right?: number;
            /** @description Pixels. */
            padding_bottom?: number;
            /** @description A label is shown with the ad. */
            ad_label_check?: boolean;
            /**
             * @description Position of the label.
             * @enum {string}
             */
            adlabel?: "above" | "below";
            /** @description Text of the label. */
            ad_label_text?: string;
            /** @description Kept; without effect. */
            enabled_on_amp?: boolean;
            /** @description The ad is shown after a delay. */
            check_lazy_load?: boolean;
            /** @description Seconds. */
            check_lazy_load_delay?: number;
            /** @description Links of the ad have rel="nofollow". */
            add_url_nofollow?: boolean;
            /** @description The unit is a draft until this day begins, in the zone of the site. */
            publish_date?: string;
            /** @description Shown from `exp_date_from` to `exp_date_to` only. */
            check_exp_date?: boolean;
            /** @description First day, in the zone of the site. */
            exp_date_from?: string;
            /** @description Last day, in the zone of the site. */
            exp_date_to?: string;
            /** @description Shown on the weekdays of `set_spec_day` only. */
            check_spec_day?: boolean;
            set_spec_day?: components["schemas"]["WeekdayChoice"][];
            /** @description The unit expires after a number of impressions. */
            set_expiry_impression?: boolean;
            /** @description The number; 0 or empty for no limit. */
            expiry_impression?: number | string;
            /** @description The unit expires after a number of clicks. */
            set_expiry_clicks?: boolean;
            /** @description The number; 0 or empty for no limit. */
            expiry_clicks?: number | string;
            /** @description A sticky ad has a button to close it. */
            cls_btn?: boolean;
            /** @description A sticky ad can be folded. */
            sticky_ad_show_hide?: boolean;
            /** @description Text of the button that folds it. */
            sticky_show_hide_txt?: string;
            /** @description A sticky ad slides in. */
            sticky_ad_anim?: boolean;
            /** @description Milliseconds of that. */
            sticky_ad_anim_txt?: number;
            /** @description Of which paragraph or tag, counted from one. */
            paragraph_number?: number;
            /** @description Also at all multiples of the number. */
            repeat_paragraph?: boolean;
            /** @description Most insertions; empty for no limit. */
            paragraph_limit?: number | string;
            /** @description How many paragraphs lie between insertions of a group. */
            insert_after?: number;
            /** @description Classes and ids, separated by commas, within which no ad is put. */
            exclude_from_class_id?: string;
            /** @description At the end when the text is shorter. */
            enable_on_end_of_post?: boolean;
            /** @description Of which picture, counted from one. */
            image_number?: number;
            /** @description Keeps picture and caption together. */
            image_caption?: boolean;
            /** @description After how many words. */
            word_count_number?: number;
            /** @description After which share of the text, in percent. */
            after_the_percentage_value?: number;
            /**
             * @description Which tags are counted.
             * @enum {string}
             */
            count_as_per?: "p_tag" | "div_tag" | "img_tag" | "custom_tag";
            /** @description Name of the tag that is counted. */
            enter_your_tag?: string;
            /** @description Id of the element after which the ad is placed. */
            after_id_name?: string;
            /** @description Class of the elements after which the ad is placed. */
            after_class_name?: string;
            /** @description CSS selector of the elements after which the ad is placed: tags, classes, ids, attributes, the combinators, `:not`, `:is`, `:first-child`, `:nth-child` and the like. */
            after_customq_name?: string;
            /** @description Item of a list page after which the ad is placed. */
            ads_loop_number?: number;
            /** @description Items of a list page after which it is repeated; 0 for once. */
            display_after_every?: number;
            /** @description HTML. Scripts need the capability unfiltered_html. */
            code?: string;
            /** @description `mob_code` shows on phones and tablets. */
            mobile_html_check?: boolean;
            mob_code?: string;
            /** @description Address of the picture or film. */
            image_src?: string;
            /** @description Where a click leads. */
            image_redirect_url?: string;
            /** @description Media item of the picture. */
            image_src_id?: number;
            /** @description Pixels. */
            image_width?: number | string;
            /** @description Pixels. */
            image_height?: number | string;
            /** @description Pixels. */
            banner_ad_width?: number | string;
            /** @description Pixels. */
            banner_ad_height?: number | string;
            /** @description `image_mobile_src` shows on phones and tablets. */
            mobile_image_check?: boolean;
            /** @description Address of the picture for phones. */
            image_mobile_src?: string;
            /** @description Pixels. */
            mob_banner_ad_width?: number | string;
            /** @description Pixels. */
            mob_banner_ad_height?: number | string;
            /** @description Kept; without effect. */
            parallax_ads_check?: boolean;
            /** @description Pixels. */
            parallax_height?: number | string;
            /** @description Publisher at the provider. */
            data_ad_client?: string;
            /** @description Slot at the provider. */
            data_ad_slot?: string;
            /** @description Layout of an in-feed ad. */
            data_layout_key?: string;
            /**
             * @description Kind of ad at the provider.
             * @enum {string}
             */
            provider_ad_type?: "display_ads" | "in_feed_ads" | "in_article_ads" | "provider_auto_ads" | "provider_sticky_ads" | "matched_content";
            /**
             * @description Whether its size is fixed.
             * @enum {string}
             */
            provider_type?: "normal" | "responsive";
            /** @description Pixels. */
            data_ad_width?: number | string;
            /** @description Pixels. */
            data_ad_height?: number | string;
            /** @description Columns of matched content. */
            grid_data_ad_column?: number | string;
            /** @description Rows of matched content. */
            grid_data_ad_row?: number | string;
            /** @description Network at the provider. */
            network_code?: string;
            /** @description Name of the unit at the provider. */
            ad_unit_name?: string;
            /** @description Id of the element that the provider fills. */
            block_id?: string;
            /** @description Pixels. */
            video_width?: number | string;
            /** @description Pixels. */
            video_height?: number | string;
            /** @description The film plays by itself, without sound. */
            video_autoplay?: boolean;
            /**
             * @description When the film shows.
             * @enum {string}
             */
            video_ad_type?: "on_load" | "after_interval" | "on_scroll";
            /** @description Seconds until then. */
            specific_time_interval_sec_video?: number;
            /** @description Share of the page, in percent. */
            on_scroll_video_percentage?: number;
            /** @description Kept; without effect. */
            video_ad_type_position?: string;
            /** @description Ad units of a rotation, group, popup or carousel. */
            ads_list?: components["schemas"]["AdChoice"][];
            /** @description Ad units of which one shows at random. */
            random_ads_list?: components["schemas"]["AdChoice"][];
            /**
             * @description When a rotation advances.
             * @enum {string}
             */
            refresh_type?: "on_load" | "on_interval";
            /** @description Seconds between changes. */
            refresh_type_interval_sec?: number;
            /**
             * @description Order of the ads of a group.
             * @enum {string}
             */
            sort_type?: "random" | "fixed";
            /** @description Number of ads of a group at each insertion. */
            num_ads_t_s?: number;
            ab_testing?: components["schemas"]["AdVariant"][];
            /**
             * @description When the popup opens.
             * @enum {string}
             */
            popup_type?: "load_popup_delay" | "on_scroll";
            /** @description Seconds until then. */
            specific_time_interval_sec?: number;
            /** @description Share of the page, in percent. */
            on_scroll_popup_percentage?: number;
            /**
             * @description Whether a closed popup stays closed for some days.
             * @enum {string}
             */
            popup_set_cookie_type?: "withcookieexp" | "withoutcookieexp";
            /** @description Those days. */
            pop_set_cookie_indays?: number;
            /**
             * @description How the carousel moves.
             * @enum {string}
             */
            carousel_type?: "slider";
            /** @description Pixels. */
            carousel_width?: number | string;
            /** @description Pixels. */
            carousel_height?: number | string;
            /** @description Seconds of each picture. */
            carousel_speed?: number;
            /** @description Buttons lead to the next one. */
            carousel_arrows?: boolean;
            /** @description A button closes it. */
            carousel_close?: boolean;
            /** @description Pictures side by side. */
            carousel_slides?: number;
            /** @description In random order. */
            carousel_rndms?: boolean;
            /** @description What is for sale. */
            ad_space_type?: string;
            /** @description Price. */
            ad_cost?: number;
            /** @description What the price is for. */
            ad_cost_type?: string;
            /** @description Shortest booking in days. */
            ad_minimum_days?: number | string;
            /** @description Placeholder picture until the slot is booked. */
            ad_space_banner_image_src?: string;
            /** @description Name of a network. */
            network_name?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Where an ad is placed. `ad_shortcode` is where the text has `[ads id=…]`; `api-` and a name is a place that a front end has registered. */
        AdPosition: string;
        /** @description Another ad unit, by its id. */
        AdChoice: {
            label?: string;
            value: number;
        };
        /** @description One variant of an A/B test; one of its ads is shown at its position. */
        AdVariant: {
            position: components["schemas"]["AdPosition"];
            ads_list: components["schemas"]["AdChoice"][];
        };
        /** @description The members to change, as an object or as its JSON text. */
        AdSettingsChange: {
            /** @description Types of content into which ads are put. */
            post_types?: string[];
            visibility?: components["schemas"]["AdPlaces"];
            quicktags?: components["schemas"]["QuickTags"];
            /** @description Shortcodes show ads. */
            QckTags?: boolean;
            /** @description Most ads on a page. */
            maxads?: number;
            /** @description Roles besides administrators that may use these routes. */
            RoleBasedAccess?: components["schemas"]["ChosenOption"][];
            /** @description The site serves `/ads.txt`. */
            adsTxtEnabled?: boolean;
            /** @description Its text. Markup is removed. */
            adsTxtText?: string;
            /** @description Impressions and clicks are counted. */
            ad_performance_tracking?: boolean;
            /** @description Clicks are logged. */
            ad_log?: boolean;
            /**
             * @description The same as `ad_log`, for forms.
             * @enum {string}
             */
            logging_toggle?: "on" | "off";
            /**
             * @description How counts are stored; there is one way.
             * @enum {string}
             */
            report_logging?: "improved_v2";
            /** @description Forms show reports. */
            reports_settings?: boolean;
            /** @description What administrators see and click is not counted. */
            exclude_admin_tracking?: boolean;
            /** @description Who clicks too often sees no ads for a while. */
            click_fraud_protection?: boolean;
            /** @description Clicks until then. */
            allowed_click?: number;
            /** @description Hours after which logged clicks are deleted. */
            click_limit?: number;
            /** @description Days without ads. */
            ban_duration?: number;
            /** @description Roles that see no ads. */
            multiUserValue?: components["schemas"]["ChosenOption"][];
            /** @description Tags whose items show no ads. */
            multiTagsValue?: components["schemas"]["ChosenOption"][];
            /** @description Integrations whose items show no ads; `calendar` has events, venues and organizers. */
            multiPluginsValue?: components["schemas"]["ChosenOption"][];
            /** @description Ads show after a delay. */
            lazy_load_global?: boolean;
            /** @description Whether units show some seconds later. */
            delay_ad_sec?: boolean;
            /** @description Shortcodes show their ads wherever they are placed. */
            ignoreShortcodeCond?: boolean;
            /** @description The ad of each location that a front end has registered. */
            location_settings?: {
                [key: string]: components["schemas"]["AdLocationSetting"];
            };
            /** @description Visitors who block ads see a notice. */
            ad_blocker_support?: boolean;
            /** @description For front ends of your own. */
            notice_type?: string;
            /** @description Part of the notice. */
            notice_title?: string;
            /** @description Part of the notice. */
            notice_description?: string;
            /** @description Part of the notice. */
            notice_txt_color?: string;
            /** @description Part of the notice. */
            notice_bg_color?: string;
            /** @description Part of the notice. */
            notice_btn_txt_color?: string;
            /** @description Part of the notice. */
            notice_btn_bg_color?: string;
            /** @description Part of the notice. */
            btn_txt?: string;
            /** @description 1 shows it on every page; otherwise it stays hidden for a day once closed. */
            notice_behaviour?: number;
            /** @description 1 puts it at the top of the page; otherwise it is at the bottom. */
            notice_bar?: number;
            /** @description Part of the notice. */
            notice_close_btn?: boolean;
            /** @description Some views of an entry show units of the provider for its author. */
            revenue_sharing_enabled?: boolean;
            /** @description Share of views for the owner of the site. */
            ad_owner_revenue_per?: number;
            /** @description Share of views for the author. */
            ad_author_revenue_per?: number;
            /** @description Publisher ids of authors at the provider, by the ids of users. */
            author_publisher_ids?: {
                [key: string]: string;
            };
            /** @description Recipient of customer queries; empty for the mail address of the site. */
            support_email?: string;
            /** @description Client at the ad provider. */
            provider_client_id?: string;
            /** @description Its secret; shown only as its last characters. */
            provider_client_secret?: string;
            /** @description Requested scopes, separated by spaces. */
            provider_scope?: string;
            /** @description Address of the page at the ad provider that asks an administrator for consent. */
            provider_authorization_url?: string;
            /** @description Address at the ad provider. */
            provider_token_url?: string;
            /** @description Address at the ad provider. */
            provider_revoke_url?: string;
            /** @description Address at the ad provider. */
            provider_api_url?: string;
            /** @description Address at the ad provider. */
            provider_redirect_uri?: string;
            /** @description Script of the ad provider; if empty, units of the provider are shown without a script. */
            provider_script_url?: string;
            /** @description Script of the ad manager. */
            provider_manager_script_url?: string;
        };
        /** @description An export as a file. Its content alone is imported; other fields of the form are ignored. */
        ImportForm: {
            /**
             * Format: binary
             * @description The exported file.
             */
            myFile?: string;
            /** @description Take the settings although some are stored. */
            settings?: boolean;
        };
        /** @description An export; all other members are settings. */
        AdImport: {
            /**
             * @description Version of the export.
             * @enum {integer}
             */
            export_version?: 1;
            /** @description Ad units by name. */
            ads?: {
                [key: string]: unknown;
            };
            /** @description Take the settings although some are stored. */
            settings?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description Metadata of a page. All members are plain text, and empty when the page has no such metadata. */
        UrlDetails: {
            title: string;
            /** @description Absolute address of its icon, or a `data:` address. */
            icon: string;
            description: string;
            /** @description Absolute address of its featured picture. */
            image: string;
        };
        /** @description The navigation to use. */
        NavigationFallback: {
            /** @description Id of a navigation. */
            id: number;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["Embedded"];
        };
        /** @description Resources that `_embed` fetched, by relation, in the order of the links; absent without `_embed`. A resource that the caller may not see is an error. */
        Embedded: {
            [key: string]: unknown[];
        };
        /** @description The results of the import so far, and what to send next. */
        BatchTaken: {
            /**
             * @description The batch is taken.
             * @enum {string}
             */
            status: "success";
            activity: components["schemas"]["ImportActivity"];
            /** @description Seconds to wait before the next batch. */
            interval: number;
            /** @description Hash of the next callback; absent when the import is finished. */
            next_batch_hash?: string;
        };
        /** @description Ids of the items that an import has processed, by kind. */
        ImportActivity: {
            cal_events: components["schemas"]["Outcomes"];
            cal_organizer: components["schemas"]["Outcomes"];
            cal_venue: components["schemas"]["Outcomes"];
            cal_events_cat: components["schemas"]["Outcomes"];
            post_tag: components["schemas"]["Outcomes"];
            attachment: components["schemas"]["Outcomes"];
        };
        /** @description Ids by outcome over all batches, ascending and without duplicates; of more than 1,000 the newest. An item that was created and later updated is in both lists. */
        Outcomes: {
            /** @description Made by this import. */
            created: number[];
            /** @description Changed. */
            updated: number[];
            /** @description Left unchanged. */
            skipped: number[];
            /** @description Made to appear later. */
            scheduled: number[];
        };
        /** @description The state was stored. */
        StateTaken: {
            /**
             * @description The operation succeeded.
             * @enum {string}
             */
            status: "success";
        };
        /** @description A record of an import in lists. */
        ImportSummary: {
            /** @description Id of the record. */
            id: number;
            /** @description Id by which the import service knows it; null until it was queued. */
            import_id: string | null;
            /**
             * @description Kind of the source.
             * @enum {string}
             */
            origin: "ics" | "csv" | "url";
            /**
             * @description One run, or the parent of runs.
             * @enum {string}
             */
            type: "manual" | "schedule";
            /**
             * @description How often a schedule runs.
             * @enum {string}
             */
            frequency: "on_demand" | "every30mins" | "hourly" | "daily" | "weekly" | "monthly";
            /**
             * @description Status of the import.
             * @enum {string}
             */
            status: "draft" | "pending" | "success" | "failed" | "schedule";
            /** @description Id of the record that this is a run of; 0 for none. */
            parent: number;
            /** @description Id of the user on whose behalf items are created; 0 when the user was deleted. */
            author: number;
            /** @description Address, id of a media item, or name of the file. */
            source: string;
            /** @description Name to show. */
            source_name: string;
            /**
             * @description Status of new items; null until the first batch applies the default of the site.
             * @enum {string|null}
             */
            post_status: "publish" | "pending" | "draft" | "private" | "do_not_override" | null;
            /** @description Categories that every event gets. */
            category: number[];
            /**
             * @description How existing events are updated.
             * @enum {string}
             */
            update_authority: "overwrite" | "preserve_changes" | "retain";
            /**
             * @description What the rows of a table are.
             * @enum {string}
             */
            csv_type: "events" | "venues" | "organizers";
            /** @description Whether `05/06/2027` is the fifth of June. */
            day_first: boolean;
            /** @description Whether private events are brought too. */
            include_private: boolean;
            /** @description Items of the source. */
            total_events: number;
            /** @description How much is done, 0 to 100. */
            percentage_complete: number;
            /** @description Id of the latest run that still exists; 0 for none. */
            recent_child: number;
            /**
             * Format: date-time
             * @description When the next run of a schedule is due, in UTC.
             */
            next_run: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created: string;
            /**
             * Format: date-time
             * @description When it changed last, in UTC.
             */
            modified: string;
            /**
             * Format: date-time
             * @description When the last callback came, in UTC.
             */
            last_batch_at: string | null;
            _links: components["schemas"]["Links"];
        };
        /** @description A record of an import. */
        ImportRecord: {
            /** @description Id of the record. */
            id: number;
            /** @description Id by which the import service knows it; null until it was queued. */
            import_id: string | null;
            /**
             * @description Kind of the source.
             * @enum {string}
             */
            origin: "ics" | "csv" | "url";
            /**
             * @description One run, or the parent of runs.
             * @enum {string}
             */
            type: "manual" | "schedule";
            /**
             * @description How often a schedule runs.
             * @enum {string}
             */
            frequency: "on_demand" | "every30mins" | "hourly" | "daily" | "weekly" | "monthly";
            /**
             * @description Status of the import.
             * @enum {string}
             */
            status: "draft" | "pending" | "success" | "failed" | "schedule";
            /** @description Id of the record that this is a run of; 0 for none. */
            parent: number;
            /** @description Id of the user on whose behalf items are created; 0 when the user was deleted. */
            author: number;
            /** @description Address, id of a media item, or name of the file. */
            source: string;
            /** @description Name to show. */
            source_name: string;
            /**
             * @description Status of new items; null until the first batch applies the default of the site.
             * @enum {string|null}
             */
            post_status: "publish" | "pending" | "draft" | "private" | "do_not_override" | null;
            /** @description Categories that every event gets. */
            category: number[];
            /**
             * @description How existing events are updated.
             * @enum {string}
             */
            update_authority: "overwrite" | "preserve_changes" | "retain";
            /**
             * @description What the rows of a table are.
             * @enum {string}
             */
            csv_type: "events" | "venues" | "organizers";
            /** @description Whether `05/06/2027` is the fifth of June. */
            day_first: boolean;
            /** @description Whether private events are brought too. */
            include_private: boolean;
            /** @description Items of the source. */
            total_events: number;
            /** @description How much is done, 0 to 100. */
            percentage_complete: number;
            /** @description Id of the latest run that still exists; 0 for none. */
            recent_child: number;
            /**
             * Format: date-time
             * @description When the next run of a schedule is due, in UTC.
             */
            next_run: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created: string;
            /**
             * Format: date-time
             * @description When it changed last, in UTC.
             */
            modified: string;
            /**
             * Format: date-time
             * @description When the last callback came, in UTC.
             */
            last_batch_at: string | null;
            _links: components["schemas"]["Links"];
            /** @description The errors; the newest is last. */
            errors: components["schemas"]["ImportProblem"][];
            activity: components["schemas"]["ImportActivity"];
            activity_counts: components["schemas"]["ImportCounts"];
        };
        /** @description An error of an import or of one of its items. */
        ImportProblem: {
            /** @description Name of the problem; `item` for one of an item. */
            code: string;
            /** @description What happened. */
            message: string;
            /**
             * Format: date-time
             * @description When it happened, in UTC.
             */
            date: string;
            /** @description Number of the row of the source or of the item in its batch. */
            index?: number;
            /** @description Unique id of the item. */
            uid?: string;
        };
        /** @description Numbers of the items that an import has processed, by kind. They count what the lists of ids leave out, too. */
        ImportCounts: {
            cal_events: components["schemas"]["OutcomeCounts"];
            cal_organizer: components["schemas"]["OutcomeCounts"];
            cal_venue: components["schemas"]["OutcomeCounts"];
            cal_events_cat: components["schemas"]["OutcomeCounts"];
            post_tag: components["schemas"]["OutcomeCounts"];
            attachment: components["schemas"]["OutcomeCounts"];
        };
        /** @description Numbers of items by outcome over all batches. */
        OutcomeCounts: {
            /** @description Made by this import. */
            created: number;
            /** @description Changed. */
            updated: number;
            /** @description Left unchanged. */
            skipped: number;
            /** @description Made to appear later. */
            scheduled: number;
        };
        /** @description The items that a source would deliver. */
        Preview: {
            /** @description The first items. */
            items: components["schemas"]["PreviewedItem"][];
            /** @description Rows that could not be read as items. */
            problems: components["schemas"]["PreviewedProblem"][];
        };
        /** @description One item, as a batch would deliver it. */
        PreviewedItem: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "event" | "venue" | "organizer";
            /** @description Its line in the source. */
            line: number;
            /** @description The item. */
            item: components["schemas"]["ImportedEvent"] | components["schemas"]["ImportedVenue"] | components["schemas"]["ImportedOrganizer"];
            /** @description The problems of the item; it would be skipped. */
            errors: string[];
        };
        /** @description An event of an import. A preview shows what the source says of it. */
        ImportedEvent: {
            /** @description Its title; required. */
            title: string;
            /** @description HTML, which is filtered. */
            description?: string;
            /** @description Summary. */
            excerpt?: string;
            /** @description Day or wall time of the start, `YYYY-MM-DD` or `YYYY-MM-DD HH:MM[:SS]`; required. */
            start_date: string;
            /** @description As `start_date`; of whole days the last one; required. */
            end_date: string;
            /** @description Hour of the start, 00 to 23; with a meridian 01 to 12. */
            start_hour?: string;
            /** @description Minute of the start. */
            start_minute?: string;
            /** @description `am` or `pm`. */
            start_meridian?: string;
            /** @description Hour of the end. */
            end_hour?: string;
            /** @description Minute of the end. */
            end_minute?: string;
            /** @description `am` or `pm`. */
            end_meridian?: string;
            /** @description IANA name or `UTC+1`; by default the zone of the site. */
            timezone?: string;
            /** @description Whole days. */
            all_day?: boolean;
            /** @description Unique id in the source. */
            uid?: string;
            /** @description Unique id of the event that it is an occurrence of. */
            parent_uid?: string;
            /** @description Text of the rule by which it repeats in the source. */
            recurrence?: string;
            /** @description Unique id that it had before. */
            replaces_uid?: string;
            /** @description SHA-256 of the source data in hexadecimal; an item with an unchanged hash is skipped. */
            content_hash?: string;
            /** @description Revision in the source; a lower one than before is skipped. */
            sequence?: number;
            /**
             * @description Whether it takes place.
             * @enum {string}
             */
            event_status?: "scheduled" | "canceled";
            /** @description Website of the event. */
            url?: string;
            image?: components["schemas"]["ImportedImage"];
            /** @description What it costs. */
            cost?: string;
            /** @description Sign of the currency. */
            currency_symbol?: string;
            /**
             * @description Position of the currency symbol.
             * @enum {string}
             */
            currency_position?: "prefix" | "postfix";
            /** @description ISO code of the currency. */
            currency_code?: string;
            /** @description Names of categories. */
            categories?: string[];
            /** @description Names of tags. */
            tags?: string[];
            /** @description Whether a map shows. */
            show_map?: boolean;
            /** @description Whether a link to a map shows. */
            show_map_link?: boolean;
            /** @description Whether lists leave it out. */
            hide_from_listings?: boolean;
            /** @description Whether it is listed first. */
            sticky?: boolean;
            /** @description Whether it is featured. */
            featured?: boolean;
            /** @description Whether comments are taken. */
            allow_comments?: boolean;
            /** @description Whether pings are taken. */
            allow_pings?: boolean;
            /** @description Id in the source. */
            id?: string;
            /** @description Identity across sites. */
            global_id?: string;
            /** @description Identities that it had before. */
            global_id_lineage?: string[];
            venue?: components["schemas"]["ImportedVenue"];
            /** @description The organizers. */
            organizer?: components["schemas"]["ImportedOrganizer"] | components["schemas"]["ImportedOrganizer"][];
        };
        /** @description A remote picture of at most 10 MiB. */
        ImportedImage: string | components["schemas"]["DescribedImage"];
        /** @description A picture with its alternative text. */
        DescribedImage: {
            /** @description Its address. */
            url?: string;
            /** @description Alternative text. */
            alt?: string;
        };
        /** @description A venue of an import. A preview shows what the source says of it. */
        ImportedVenue: {
            /** @description Its name; required. */
            venue: string;
            /** @description Street and number, or the whole address in one line, which is split if it is unambiguous. */
            address?: string;
            /** @description City. */
            city?: string;
            /** @description Country. */
            country?: string;
            /** @description State, in the United States. */
            state?: string;
            /** @description The region that shows. */
            stateprovince?: string;
            /** @description Postal code. */
            zip?: string;
            /** @description Telephone. */
            phone?: string;
            /** @description Address of its website. */
            website?: string;
            /** @description Degrees north. */
            latitude?: number;
            /** @description Degrees east. */
            longitude?: number;
            /** @description Whether the coordinates replace those that the venue has. By default they do if the venue is referred to by id, or if its coordinates came from the same source. */
            overwrite_coordinates?: boolean;
            /** @description HTML, which is filtered. */
            description?: string;
            /** @description Summary. */
            excerpt?: string;
            image?: components["schemas"]["ImportedImage"];
            /** @description Identity across sites. */
            global_id?: string;
            /** @description Identities that it had before. */
            global_id_lineage?: string[];
            /** @description Id of a venue of this site. */
            _venue_id?: number;
        };
        /** @description An organizer of an import. A preview shows what the source says of it. */
        ImportedOrganizer: {
            /** @description Its name; required. */
            organizer: string;
            /** @description Telephone. */
            phone?: string;
            /** @description Mail address. */
            email?: string;
            /** @description Address of its website. */
            website?: string;
            /** @description HTML, which is filtered. */
            description?: string;
            image?: components["schemas"]["ImportedImage"];
            /** @description Identity across sites. */
            global_id?: string;
            /** @description Identities that it had before. */
            global_id_lineage?: string[];
            /** @description Id of an organizer of this site. */
            _organizer_id?: number;
        };
        /** @description A row that could not be read as an item. */
        PreviewedProblem: {
            /** @description Its line in the source. */
            line: number;
            /** @description Unique id of the item. */
            uid?: string;
            /** @description Why it is not an item. */
            message: string;
        };
        /** @description A record of an import; its secrets are for those who manage the site. */
        ImportWithSecrets: {
            /** @description Id of the record. */
            id: number;
            /** @description Id by which the import service knows it; null until it was queued. */
            import_id: string | null;
            /**
             * @description Kind of the source.
             * @enum {string}
             */
            origin: "ics" | "csv" | "url";
            /**
             * @description One run, or the parent of runs.
             * @enum {string}
             */
            type: "manual" | "schedule";
            /**
             * @description How often a schedule runs.
             * @enum {string}
             */
            frequency: "on_demand" | "every30mins" | "hourly" | "daily" | "weekly" | "monthly";
            /**
             * @description Status of the import.
             * @enum {string}
             */
            status: "draft" | "pending" | "success" | "failed" | "schedule";
            /** @description Id of the record that this is a run of; 0 for none. */
            parent: number;
            /** @description Id of the user on whose behalf items are created; 0 when the user was deleted. */
            author: number;
            /** @description Address, id of a media item, or name of the file. */
            source: string;
            /** @description Name to show. */
            source_name: string;
            /**
             * @description Status of new items; null until the first batch applies the default of the site.
             * @enum {string|null}
             */
            post_status: "publish" | "pending" | "draft" | "private" | "do_not_override" | null;
            /** @description Categories that every event gets. */
            category: number[];
            /**
             * @description How existing events are updated.
             * @enum {string}
             */
            update_authority: "overwrite" | "preserve_changes" | "retain";
            /**
             * @description What the rows of a table are.
             * @enum {string}
             */
            csv_type: "events" | "venues" | "organizers";
            /** @description Whether `05/06/2027` is the fifth of June. */
            day_first: boolean;
            /** @description Whether private events are brought too. */
            include_private: boolean;
            /** @description Items of the source. */
            total_events: number;
            /** @description How much is done, 0 to 100. */
            percentage_complete: number;
            /** @description Id of the latest run that still exists; 0 for none. */
            recent_child: number;
            /**
             * Format: date-time
             * @description When the next run of a schedule is due, in UTC.
             */
            next_run: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created: string;
            /**
             * Format: date-time
             * @description When it changed last, in UTC.
             */
            modified: string;
            /**
             * Format: date-time
             * @description When the last callback came, in UTC.
             */
            last_batch_at: string | null;
            _links: components["schemas"]["Links"];
            /** @description The errors; the newest is last. */
            errors: components["schemas"]["ImportProblem"][];
            activity: components["schemas"]["ImportActivity"];
            activity_counts: components["schemas"]["ImportCounts"];
            /** @description The hash that is expected next; absent when none is. */
            next_batch_hash?: string;
            /** @description Key of the signatures of callbacks. */
            callback_secret?: string;
        };
        /** @description A deleted record. */
        DeletedImport: {
            /** @description Always true. */
            deleted: boolean;
            previous: components["schemas"]["ImportRecord"];
            /** @description Ids of the events that went to the trash. */
            trashed: number[];
        };
        /** @description A batch of items and how far the import has come. */
        BatchInput: {
            /** @description The hash from the previous answer. */
            batch_hash: string;
            /** @description `data` and `batch`, each with `total` and `done`. `data` counts the items of the import, `batch` the batches that were finished before this one. */
            status: {
                [key: string]: unknown;
            };
            /** @description How much of the import is done with this batch, 0 to 100. */
            percentage_complete: number;
            /** @description Seconds that the sender waits between batches. */
            interval?: number | null;
            /** @description Events, each as `ImportedEvent` has it; with venues and organizers at most 100. */
            events?: unknown[] | null;
            /** @description Venues that come without events. */
            venues?: unknown[] | null;
            /** @description Organizers that come without events. */
            organizers?: unknown[] | null;
            /** @description Rows of the source that could not be read as items, at most 100: `line`, `message` and, where it is known, `uid`. */
            problems?: unknown[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The state of an import. */
        StateInput: {
            /** @description The hash from the previous answer. */
            batch_hash: string;
            /**
             * @description State of the import.
             * @enum {string}
             */
            status: "success" | "failed" | "pending";
            /** @description What happened, in English. */
            message: string;
            /** @description Name of the message, for translations. */
            message_slug: string;
            /** @description How much of the import is done, 0 to 100. */
            percentage_complete: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The source to import and how to import it. Either `source` or `media` is required. */
        ImportInput: {
            /**
             * @description Kind of the source.
             * @enum {string}
             */
            origin: "ics" | "csv" | "url";
            /** @description Address of the source, or the id of a media item. */
            source?: string | null;
            /** @description Id of the media item that is the source. */
            media?: number | null;
            /** @description Name to show. */
            source_name?: string | null;
            /** @description One run, or the parent of runs. */
            type?: ("manual" | "schedule") | null;
            /** @description How often a schedule runs. */
            frequency?: ("on_demand" | "every30mins" | "hourly" | "daily" | "weekly" | "monthly") | null;
            /** @description Status of new items; by default that of the site. */
            post_status?: ("publish" | "pending" | "draft" | "private" | "do_not_override") | null;
            /** @description Categories that every event gets. */
            category?: number[] | null;
            /** @description How existing events are updated: with everything delivered, with everything but what users have changed since, or not at all. Venues and organizers that events refer to by name keep their data, unless the import adds to it or comes from the same source. */
            update_authority?: ("overwrite" | "preserve_changes" | "retain") | null;
            /** @description What the rows of a table are. */
            csv_type?: ("events" | "venues" | "organizers") | null;
            /** @description Read `05/06/2027` as 5 June instead of 6 May. */
            day_first?: boolean | null;
            /** @description Whether to import events of a calendar file that are marked as private. */
            include_private?: boolean | null;
            /** @description Whether it is queued immediately. */
            start?: boolean | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The source to preview. Either `source` or `media` is required. */
        PreviewInput: {
            /**
             * @description Kind of the source.
             * @enum {string}
             */
            origin: "ics" | "csv" | "url";
            /** @description Address of the source, or the id of a media item. */
            source?: string | null;
            /** @description Id of the media item that is the source. */
            media?: number | null;
            /** @description What the rows of a table are. */
            csv_type?: ("events" | "venues" | "organizers") | null;
            /** @description Read `05/06/2027` as 5 June instead of 6 May. */
            day_first?: boolean | null;
            /** @description Whether to import events of a calendar file that are marked as private. */
            include_private?: boolean | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A document of OpenAPI 3.0. */
        CalendarDocument: {
            [key: string]: unknown;
        };
        /** @description A page of events. */
        EventList: {
            events: components["schemas"]["Event"][];
            /** @description Address of this page. */
            rest_url: string;
            /** @description Items that match and that the caller may see. */
            total: number;
            /** @description Pages at this page size. */
            total_pages: number;
            /** @description Address of the next page. */
            next_rest_url?: string;
            /** @description Address of the page before. */
            previous_rest_url?: string;
        };
        /** @description An event. `json_ld` shows in single reads only. */
        Event: {
            /** @description Id. */
            id: number;
            /** @description Names it beyond this site. */
            global_id: string;
            /** @description Global ids that it had. */
            global_id_lineage: string[];
            /** @description Id of the user, as text. */
            author: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Publication in the zone of the site. */
            date: components["schemas"]["CalendarTime"];
            /** @description The same in UTC; zeros for a draft. */
            date_utc: components["schemas"]["CalendarTime"];
            /** @description Last change, in the zone of the site. Creation counts as one at `date`, where that is given. */
            modified: components["schemas"]["CalendarTime"];
            /** @description The same in UTC; zeros for a draft. */
            modified_utc: components["schemas"]["CalendarTime"];
            /** @description Address of its page. */
            url: string;
            /** @description Address of this resource. */
            rest_url: string;
            /** @description Rendered. */
            title: string;
            /** @description Rendered. */
            description: string;
            /** @description Rendered. */
            excerpt: string;
            /** @description Name within addresses. */
            slug: string;
            /** @description The featured picture, or false. */
            image: false | components["schemas"]["CalendarImage"];
            all_day: boolean;
            /** @description Wall time in the zone of the event. */
            start_date: components["schemas"]["CalendarTime"];
            start_date_details: components["schemas"]["DateDetails"];
            /** @description Wall time in the zone of the event. */
            end_date: components["schemas"]["CalendarTime"];
            end_date_details: components["schemas"]["DateDetails"];
            utc_start_date: components["schemas"]["CalendarTime"];
            utc_start_date_details: components["schemas"]["DateDetails"];
            utc_end_date: components["schemas"]["CalendarTime"];
            utc_end_date_details: components["schemas"]["DateDetails"];
            /** @description A name, or an offset such as `UTC+5:30`. */
            timezone: string;
            /** @description The zone's abbreviation at the start; for an offset, the offset itself. */
            timezone_abbr: string;
            /** @description For people, such as `$10 – $25`. */
            cost: string;
            cost_details: components["schemas"]["CostDetails"];
            /** @description The event's own address unless a website was named. */
            website: string;
            show_map: boolean;
            show_map_link: boolean;
            hide_from_listings: boolean;
            sticky: boolean;
            featured: boolean;
            categories: components["schemas"]["EventTerm"][];
            tags: components["schemas"]["EventTerm"][];
            /** @description The venue; a list of several, or an empty list. */
            venue: components["schemas"]["Venue"] | components["schemas"]["Venue"][] | components["schemas"]["Venue"][];
            /** @description In the order given. */
            organizer: components["schemas"]["Organizer"][];
            /** @description Always empty. */
            custom_fields: {
                [key: string]: unknown;
            }[];
            json_ld?: components["schemas"]["CalendarJsonLd"];
            recurrence?: components["schemas"]["EventRecurrence"];
            occurrence?: components["schemas"]["EventOccurrence"];
        };
        /**
         * @description Status of publication. Media, which have that of what they belong to, have others.
         * @enum {string}
         */
        EntryStatus: "publish" | "future" | "draft" | "pending" | "private" | "trash" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored";
        /** @description A date and time, a blank between them. Zeros mean none. */
        CalendarTime: string;
        /** @description A picture of the site, as the calendar shows it. */
        CalendarImage: {
            /** @description Address of the whole picture. */
            url: string;
            /** @description Id of the media item. */
            id: number;
            /** @description Ending of the file name, such as `png`. */
            extension: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description Bytes. */
            filesize: number;
            /** @description Smaller versions by name. */
            sizes?: {
                [key: string]: components["schemas"]["CalendarImageSize"];
            };
        };
        /** @description One smaller version of a picture. */
        CalendarImageSize: {
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description Media type of the file. */
            "mime-type": string;
            /** @description Bytes. */
            filesize: number;
            /** @description Address of the file. */
            url: string;
        };
        /** @description A date and time in parts, each with leading zeros. */
        DateDetails: {
            year: string;
            month: string;
            day: string;
            hour: string;
            minutes: string;
            seconds: string;
        };
        CostDetails: {
            /** @description As given, or that of a single price; otherwise empty. */
            currency_symbol: string;
            /** @description Empty unless it was given. */
            currency_code: string;
            /** @description prefix or suffix where it was given, prefix or postfix as a single price has it, or empty. */
            currency_position: string;
            /** @description Prices in order, or words as a slug. */
            values: string[];
        };
        /** @description A category or tag of an event. */
        EventTerm: {
            name: string;
            slug: string;
            /**
             * @description Always 0.
             * @constant
             */
            term_group: 0;
            /** @description The same as `id`. */
            term_taxonomy_id: number;
            /** @enum {string} */
            taxonomy: "cal_events_cat" | "post_tag";
            description: string;
            /** @description Id of the category above; 0 at the top. */
            parent: number;
            /** @description Published items that have it. */
            count: number;
            /**
             * @description Always `raw`.
             * @constant
             */
            filter: "raw";
            id: number;
            urls: components["schemas"]["EventTermUrls"];
        };
        EventTermUrls: {
            /** @description Address of the term. */
            self: string;
            /** @description Address of all of its kind. */
            collection: string;
            /** @description Address of the category above. */
            up?: string;
        };
        /** @description A venue of events. `json_ld` shows in single reads only, and `image` while it has a picture. */
        Venue: {
            /** @description Id. */
            id: number;
            /** @description Id of the user, as text. */
            author: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Publication in the zone of the site. */
            date: components["schemas"]["CalendarTime"];
            /** @description The same in UTC; zeros for a draft. */
            date_utc: components["schemas"]["CalendarTime"];
            /** @description Last change in the zone of the site. */
            modified: components["schemas"]["CalendarTime"];
            /** @description The same in UTC; zeros for a draft. */
            modified_utc: components["schemas"]["CalendarTime"];
            /** @description Address of its page. */
            url: string;
            /** @description Name within addresses. */
            slug: string;
            /** @description Names it beyond this site. */
            global_id: string;
            /** @description Global ids that it had. */
            global_id_lineage: string[];
            /** @description Name. */
            venue: string;
            show_map: boolean;
            show_map_link: boolean;
            /** @description Rendered; absent while it is empty. */
            description?: string;
            /** @description Rendered; absent while it is empty. */
            excerpt?: string;
            /** @description Absent while it is empty. */
            phone?: string;
            /** @description Absent while it is empty. */
            website?: string;
            image?: components["schemas"]["CalendarImage"];
            json_ld?: components["schemas"]["CalendarJsonLd"];
            /** @description Street and number; absent while it is empty. */
            address?: string;
            /** @description Absent while it is empty. */
            city?: string;
            /** @description Absent while it is empty. */
            country?: string;
            /** @description Absent while it is empty. */
            province?: string;
            /** @description Absent while it is empty. */
            state?: string;
            /** @description Absent while it is empty. */
            zip?: string;
            /** @description The state or the province; absent while it is empty. */
            stateprovince?: string;
        };
        /** @description Structured data in the words of schema.org. */
        CalendarJsonLd: {
            [key: string]: unknown;
        };
        /** @description An organizer of events. `json_ld` shows in single reads only, and `image` while it has a picture. */
        Organizer: {
            /** @description Id. */
            id: number;
            /** @description Id of the user, as text. */
            author: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Publication in the zone of the site. */
            date: components["schemas"]["CalendarTime"];
            /** @description The same in UTC; zeros for a draft. */
            date_utc: components["schemas"]["CalendarTime"];
            /** @description Last change in the zone of the site. */
            modified: components["schemas"]["CalendarTime"];
            /** @description The same in UTC; zeros for a draft. */
            modified_utc: components["schemas"]["CalendarTime"];
            /** @description Address of its page. */
            url: string;
            /** @description Name within addresses. */
            slug: string;
            /** @description Names it beyond this site. */
            global_id: string;
            /** @description Global ids that it had. */
            global_id_lineage: string[];
            /** @description Name. */
            organizer: string;
            /** @description Rendered; absent while it is empty. */
            description?: string;
            /** @description Rendered; absent while it is empty. */
            excerpt?: string;
            /** @description Absent while it is empty. */
            phone?: string;
            /** @description Absent while it is empty. */
            website?: string;
            image?: components["schemas"]["CalendarImage"];
            json_ld?: components["schemas"]["CalendarJsonLd"];
            /** @description Mail address; absent while it is empty. */
            email?: string;
        };
        /** @description How an event happens again; what an update sends back as it is. */
        EventRecurrence: {
            /** @description A rule (RFC 5545) without its name; null where further times alone are named. */
            rrule: string | null;
            /** @description Further times. */
            rdate: components["schemas"]["CalendarTime"][];
            /** @description Excluded times. */
            exdate: components["schemas"]["CalendarTime"][];
        };
        /** @description The occurrence of a recurring event that is shown. */
        EventOccurrence: {
            /** @description When it begins by the rule; its name, and the value of `occurrence` in requests. */
            original_start: components["schemas"]["CalendarTime"];
            start_date: components["schemas"]["CalendarTime"];
            end_date: components["schemas"]["CalendarTime"];
            utc_start_date: components["schemas"]["CalendarTime"];
            utc_end_date: components["schemas"]["CalendarTime"];
            /** @description Id of the event that happens again. */
            series: number;
            /** @description It was changed individually, and is an event of its own. */
            changed: boolean;
        };
        /** @description Report of an event that was deleted permanently. */
        DeletedEvent: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Event"];
        };
        /** @description The changes of an event that the caller has kept and not saved. */
        UnsavedEventChanges: {
            /** @description null if there are none, or if the event is newer. */
            changes: components["schemas"]["EventChanges"] | null;
        };
        /** @description An event with changes that are not saved. */
        EventChanges: {
            /** @description When they were kept, in the zone of the site. */
            modified: components["schemas"]["CalendarTime"];
            /** @description The same in UTC. */
            modified_utc: components["schemas"]["CalendarTime"];
            /** @description The `original_start` of the time of a series that they are about; null if they are about the whole event. */
            occurrence: components["schemas"]["CalendarTime"] | null;
            /** @description As it was written. */
            title: string;
            /** @description As it was written. */
            description: string;
            /** @description As it was written. */
            excerpt: string;
            /** @description The event as it would be. */
            event: components["schemas"]["Event"];
        };
        /** @description A link that shows an item that is not public yet. */
        PreviewLink: {
            /**
             * Format: uri
             * @description The page of this site that shows the item.
             */
            url: string;
            /**
             * Format: uri
             * @description The address of the preview on a separate front end; null unless `PREVIEW_URL` is set.
             */
            front_end_url: string | null;
            /** @description Opens the item over the API, as `preview_token` or `X-Preview-Token`; both addresses contain it. */
            token: string;
            /**
             * Format: date-time
             * @description When the link ends, in UTC.
             */
            expires: string;
        };
        /** @description A page of venues. */
        VenueList: {
            venues: components["schemas"]["Venue"][];
            /** @description Address of this page. */
            rest_url: string;
            /** @description Items that match and that the caller may see. */
            total: number;
            /** @description Pages at this page size. */
            total_pages: number;
            /** @description Address of the next page. */
            next_rest_url?: string;
            /** @description Address of the page before. */
            previous_rest_url?: string;
        };
        /** @description Report of a venue that was deleted permanently. */
        DeletedVenue: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Venue"];
        };
        /** @description A page of organizers. */
        OrganizerList: {
            organizers: components["schemas"]["Organizer"][];
            /** @description Address of this page. */
            rest_url: string;
            /** @description Items that match and that the caller may see. */
            total: number;
            /** @description Pages at this page size. */
            total_pages: number;
            /** @description Address of the next page. */
            next_rest_url?: string;
            /** @description Address of the page before. */
            previous_rest_url?: string;
        };
        /** @description Report of an organizer that was deleted permanently. */
        DeletedOrganizer: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["Organizer"];
        };
        /** @description A page of event categories. */
        EventCategoryList: {
            categories: components["schemas"]["EventCategory"][];
            /** @description Address of this page. */
            rest_url: string;
            /** @description Items that match and that the caller may see. */
            total: number;
            /** @description Pages at this page size. */
            total_pages: number;
            /** @description Address of the next page. */
            next_rest_url?: string;
            /** @description Address of the page before. */
            previous_rest_url?: string;
        };
        /** @description A category of events. */
        EventCategory: {
            /** @description Id. */
            id: number;
            /** @description Published items that have it. */
            count: number;
            /** @description A few words about it. */
            description: string;
            /** @description Text in its HTML form. */
            name: string;
            /** @description Name within addresses. */
            slug: string;
            /** @description Always empty. */
            meta: {
                [key: string]: unknown;
            };
            /** @description Address of its page. */
            url: string;
            urls: components["schemas"]["EventTermUrls"];
            /** @enum {string} */
            taxonomy: "cal_events_cat";
            /** @description Id of the category above; 0 at the top. */
            parent: number;
        };
        /** @description A page of event tags. */
        EventTagList: {
            tags: components["schemas"]["EventTag"][];
            /** @description Address of this page. */
            rest_url: string;
            /** @description Items that match and that the caller may see. */
            total: number;
            /** @description Pages at this page size. */
            total_pages: number;
            /** @description Address of the next page. */
            next_rest_url?: string;
            /** @description Address of the page before. */
            previous_rest_url?: string;
        };
        /** @description A tag of events and posts. */
        EventTag: {
            /** @description Id. */
            id: number;
            /** @description Published items that have it. */
            count: number;
            /** @description A few words about it. */
            description: string;
            /** @description Text in its HTML form. */
            name: string;
            /** @description Name within addresses. */
            slug: string;
            /** @description Always empty. */
            meta: {
                [key: string]: unknown;
            };
            /** @description Address of its page. */
            url: string;
            urls: components["schemas"]["EventTermUrls"];
            /** @enum {string} */
            taxonomy: "post_tag";
        };
        /** @description Writable fields of a new event. */
        EventCreateInput: {
            /** @description Protects the event. null opens it. */
            password?: string | null;
            /** @description Name of the event. */
            title: string;
            /** @description Wall time in the zone of the event, such as `2033-05-10 19:00:00`, `10 May 2033 7pm`, `05/10/2033 19:00` or `2033-05-10T19:00`; with an offset it is converted. Without a time it is midnight. A day may be relative to today: `tomorrow 10:00`, `+2 weeks`, `next friday 7pm`. */
            start_date: string;
            /** @description In the same forms. One before the start is refused; of whole days, one on an earlier date. */
            end_date: string;
            /** @description Id of the user. */
            author?: number | null;
            /** @description Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event. */
            date?: string | null;
            /** @description The same in UTC; `date` wins. */
            date_utc?: string | null;
            /** @description HTML, or text with paragraphs separated by empty lines. */
            description?: string | null;
            /** @description Made unique. */
            slug?: string | null;
            /** @description A short text about it. */
            excerpt?: string | null;
            /** @description A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish. */
            status?: ("publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored") | null;
            /** @description An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are. */
            timezone?: string | null;
            /** @description All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default. */
            all_day?: boolean | null;
            /** @description Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture. */
            image?: string | number | null;
            /** @description A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free. */
            cost?: string | number | null;
            /** @description An absolute address of the web, or empty. */
            website?: string | null;
            show_map?: boolean | null;
            show_map_link?: boolean | null;
            /** @description Hidden from lists. */
            hide_from_listings?: boolean | null;
            /** @description Pinned in calendar views. */
            sticky?: boolean | null;
            featured?: boolean | null;
            categories?: components["schemas"]["EventTermsInput"];
            tags?: components["schemas"]["EventTermsInput"];
            venue?: components["schemas"]["EventVenuesInput"];
            organizer?: components["schemas"]["EventOrganizersInput"];
            /** @description Recurrence of the event. null or an empty object makes an event that takes place once. */
            recurrence?: components["schemas"]["Recurrence"] | null;
        };
        /** @description Ids, names or slugs, as a list, as one value, or separated by commas. Unknown ids are ignored; unknown names are created if the caller may create terms. A name has 200 characters at most. */
        EventTermsInput: number | string | (number | string)[] | null;
        /** @description Ids of venues, as a list, as one value, or separated by commas; or an object with the `id` of one, or with the data of a new one; or a list of both. An empty value removes the venue. */
        EventVenuesInput: number | components["schemas"]["PlaceIds"] | (number | components["schemas"]["PlaceIds"] | components["schemas"]["VenueCreateInput"] | components["schemas"]["PlaceReference"])[] | components["schemas"]["VenueCreateInput"] | components["schemas"]["PlaceReference"] | null;
        /** @description Ids of venues or organizers as text, separated by commas; an empty text names none. */
        PlaceIds: string;
        /** @description Writable fields of a new venue. */
        VenueCreateInput: {
            /** @description Name. */
            venue: string;
            /** @description Id of the user. */
            author?: number | null;
            /** @description Date of publication in the zone of the site, in any of the forms of dates of events that name the day. */
            date?: string | null;
            /** @description The same in UTC; `date` wins. */
            date_utc?: string | null;
            /** @description HTML, or text with paragraphs separated by empty lines. */
            description?: string | null;
            /** @description A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new venue is published, or is a draft of those who may not publish. */
            status?: ("publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored") | null;
            /** @description Whether its page shows a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default. */
            show_map?: string | null;
            /** @description Whether its page links to a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default. */
            show_map_link?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description City. */
            city?: string | null;
            /** @description Country. */
            country?: string | null;
            /** @description Province. */
            province?: string | null;
            /** @description State. */
            state?: string | null;
            /** @description Postal code. */
            zip?: string | null;
            /** @description Telephone number. */
            phone?: string | null;
            /** @description State or province. Where nobody has named it, it is the `state` of a venue whose `country` is the United States, else the `province`, and follows them when they change. */
            stateprovince?: string | null;
            /** @description An absolute address of the web, or empty. */
            website?: string | null;
            /** @description Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture. */
            image?: string | number | null;
        };
        /** @description One that exists, by its id. Other members are ignored. */
        PlaceReference: {
            /** @description Id. */
            id: number | string;
        };
        /** @description Ids of organizers or data of new ones, in the same forms as `venue`. */
        EventOrganizersInput: number | components["schemas"]["PlaceIds"] | (number | components["schemas"]["PlaceIds"] | components["schemas"]["OrganizerCreateInput"] | components["schemas"]["PlaceReference"])[] | components["schemas"]["OrganizerCreateInput"] | components["schemas"]["PlaceReference"] | null;
        /** @description Writable fields of a new organizer. */
        OrganizerCreateInput: {
            /** @description Name. */
            organizer: string;
            /** @description Id of the user. */
            author?: number | null;
            /** @description Date of publication in the zone of the site, in any of the forms of dates of events that name the day. */
            date?: string | null;
            /** @description The same in UTC; `date` wins. */
            date_utc?: string | null;
            /** @description HTML, or text with paragraphs separated by empty lines. */
            description?: string | null;
            /** @description A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new organizer is published, or is a draft of those who may not publish. */
            status?: ("publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored") | null;
            /** @description Telephone number. */
            phone?: string | null;
            /** @description An absolute address of the web, or empty. */
            website?: string | null;
            /** @description Mail address, as it is written. */
            email?: string | null;
            /** @description Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture. */
            image?: string | number | null;
        };
        /** @description How an event happens again (RFC 5545). Times are wall times of the event's zone; its start always counts, as the first of `COUNT` too. */
        Recurrence: {
            /** @description A rule without its name, such as `FREQ=WEEKLY;BYDAY=MO`. `UNTIL` is a wall time in answers; a UTC value is converted. Rules that name no day, and those that name more than can be followed, are refused. */
            rrule?: string | null;
            /** @description Further times. A day alone takes the time of the start; a `Z` at the end means UTC. */
            rdate?: string[];
            /** @description Excluded times, in the same formats. */
            exdate?: string[];
        };
        /** @description Writable fields of an event. */
        EventUpdateInput: {
            /** @description Protects the event. null opens it. */
            password?: string | null;
            /** @description Name of the event. */
            title?: string | null;
            /** @description As on creation. */
            start_date?: string | null;
            /** @description As on creation. One before the start is refused; of whole days, one on an earlier date. */
            end_date?: string | null;
            /** @description Id of the user. */
            author?: number | null;
            /** @description Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event. */
            date?: string | null;
            /** @description The same in UTC; `date` wins. */
            date_utc?: string | null;
            /** @description HTML, or text with paragraphs separated by empty lines. */
            description?: string | null;
            /** @description Made unique. */
            slug?: string | null;
            /** @description A short text about it. */
            excerpt?: string | null;
            /** @description A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish. */
            status?: ("publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored") | null;
            /** @description An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are. */
            timezone?: string | null;
            /** @description All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default. */
            all_day?: boolean | null;
            /** @description Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture. */
            image?: string | number | null;
            /** @description A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free. */
            cost?: string | number | null;
            /** @description An absolute address of the web, or empty. */
            website?: string | null;
            show_map?: boolean | null;
            show_map_link?: boolean | null;
            /** @description Hidden from lists. */
            hide_from_listings?: boolean | null;
            /** @description Pinned in calendar views. */
            sticky?: boolean | null;
            featured?: boolean | null;
            categories?: components["schemas"]["EventTermsInput"];
            tags?: components["schemas"]["EventTermsInput"];
            venue?: components["schemas"]["EventVenuesInput"];
            organizer?: components["schemas"]["EventOrganizersInput"];
            /** @description Recurrence of the event. null or an empty object makes an event that takes place once. */
            recurrence?: components["schemas"]["Recurrence"] | null;
            /** @description The `original_start` of the time that is changed. Dates in the change are then those of this time. Without it the change is about the whole event. */
            occurrence?: string | null;
            /** @description `this`, the default, makes the occurrence an event of its own, which the answer shows. `following` ends the series before it and begins a new one with it, which the answer shows; the time has to be one that the rule names. `all` changes the series, and dates are those of its first time. */
            edit?: ("this" | "following" | "all") | null;
        };
        /** @description Writable fields of an event that is named by its slug; `slug` is the new one. */
        EventBySlugUpdateInput: {
            /** @description Protects the event. null opens it. */
            password?: string | null;
            /** @description Name of the event. */
            title?: string | null;
            /** @description As on creation. */
            start_date?: string | null;
            /** @description As on creation. One before the start is refused; of whole days, one on an earlier date. */
            end_date?: string | null;
            /** @description Id of the user. */
            author?: number | null;
            /** @description Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event. */
            date?: string | null;
            /** @description The same in UTC; `date` wins. */
            date_utc?: string | null;
            /** @description HTML, or text with paragraphs separated by empty lines. */
            description?: string | null;
            /** @description Made unique. */
            slug?: string | null;
            /** @description A short text about it. */
            excerpt?: string | null;
            /** @description A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish. */
            status?: ("publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored") | null;
            /** @description An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are. */
            timezone?: string | null;
            /** @description All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default. */
            all_day?: boolean | null;
            /** @description Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture. */
            image?: string | number | null;
            /** @description A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free. */
            cost?: string | number | null;
            /** @description An absolute address of the web, or empty. */
            website?: string | null;
            show_map?: boolean | null;
            show_map_link?: boolean | null;
            /** @description Hidden from lists. */
            hide_from_listings?: boolean | null;
            /** @description Pinned in calendar views. */
            sticky?: boolean | null;
            featured?: boolean | null;
            categories?: components["schemas"]["EventTermsInput"];
            tags?: components["schemas"]["EventTermsInput"];
            venue?: components["schemas"]["EventVenuesInput"];
            organizer?: components["schemas"]["EventOrganizersInput"];
            /** @description Recurrence of the event. null or an empty object makes an event that takes place once. */
            recurrence?: components["schemas"]["Recurrence"] | null;
            /** @description The `original_start` of the time that is changed. Dates in the change are then those of this time. Without it the change is about the whole event. */
            occurrence?: string | null;
            /** @description `this`, the default, makes the occurrence an event of its own, which the answer shows. `following` ends the series before it and begins a new one with it, which the answer shows; the time has to be one that the rule names. `all` changes the series, and dates are those of its first time. */
            edit?: ("this" | "following" | "all") | null;
        };
        /** @description Changes of an event that are not saved, as in an update. Status, slug, author, date of publication and password have no effect. */
        EventChangesInput: {
            /** @description Name of the event. */
            title?: string | null;
            /** @description As on creation. */
            start_date?: string | null;
            /** @description As on creation. One before the start is refused; of whole days, one on an earlier date. */
            end_date?: string | null;
            /** @description Id of the user. */
            author?: number | null;
            /** @description Date of publication in the zone of the site, in any of the forms of `start_date` that name the day. One that lies ahead schedules the event. */
            date?: string | null;
            /** @description The same in UTC; `date` wins. */
            date_utc?: string | null;
            /** @description HTML, or text with paragraphs separated by empty lines. */
            description?: string | null;
            /** @description Made unique. */
            slug?: string | null;
            /** @description A short text about it. */
            excerpt?: string | null;
            /** @description A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new event is published, or is a draft of those who may not publish. */
            status?: ("publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored") | null;
            /** @description An IANA name, or an offset such as `UTC+5:30`. Empty means the zone of the site. A new zone alone leaves the wall times as they are. */
            timezone?: string | null;
            /** @description All-day, from the first second of the first day to the last second of the last day. A new event is not all-day by default. */
            all_day?: boolean | null;
            /** @description Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture. */
            image?: string | number | null;
            /** @description A price, a range such as `10-25`, either with a currency, or words. Empty or 0 means no price; 0.00 means free. */
            cost?: string | number | null;
            /** @description An absolute address of the web, or empty. */
            website?: string | null;
            show_map?: boolean | null;
            show_map_link?: boolean | null;
            /** @description Hidden from lists. */
            hide_from_listings?: boolean | null;
            /** @description Pinned in calendar views. */
            sticky?: boolean | null;
            featured?: boolean | null;
            categories?: components["schemas"]["EventTermsInput"];
            tags?: components["schemas"]["EventTermsInput"];
            venue?: components["schemas"]["EventVenuesInput"];
            organizer?: components["schemas"]["EventOrganizersInput"];
            /** @description Recurrence of the event. null or an empty object makes an event that takes place once. */
            recurrence?: components["schemas"]["Recurrence"] | null;
            /** @description The `original_start` of the time of a series that the changes are about, which is shown as an event that happens once. Without it they are about the whole event. */
            occurrence?: string | null;
        };
        /** @description Writable fields of a venue. */
        VenueUpdateInput: {
            /** @description Name. */
            venue?: string | null;
            /** @description Id of the user. */
            author?: number | null;
            /** @description Date of publication in the zone of the site, in any of the forms of dates of events that name the day. */
            date?: string | null;
            /** @description The same in UTC; `date` wins. */
            date_utc?: string | null;
            /** @description HTML, or text with paragraphs separated by empty lines. */
            description?: string | null;
            /** @description A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new venue is published, or is a draft of those who may not publish. */
            status?: ("publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored") | null;
            /** @description Whether its page shows a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default. */
            show_map?: string | null;
            /** @description Whether its page links to a map, as text: `yes`, `on`, `1` and `true` say so, any other word does not. A new venue has `true` by default. */
            show_map_link?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description City. */
            city?: string | null;
            /** @description Country. */
            country?: string | null;
            /** @description Province. */
            province?: string | null;
            /** @description State. */
            state?: string | null;
            /** @description Postal code. */
            zip?: string | null;
            /** @description Telephone number. */
            phone?: string | null;
            /** @description State or province. Where nobody has named it, it is the `state` of a venue whose `country` is the United States, else the `province`, and follows them when they change. */
            stateprovince?: string | null;
            /** @description An absolute address of the web, or empty. */
            website?: string | null;
            /** @description Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture. */
            image?: string | number | null;
        };
        /** @description Writable fields of an organizer. */
        OrganizerUpdateInput: {
            /** @description Name. */
            organizer?: string | null;
            /** @description Id of the user. */
            author?: number | null;
            /** @description Date of publication in the zone of the site, in any of the forms of dates of events that name the day. */
            date?: string | null;
            /** @description The same in UTC; `date` wins. */
            date_utc?: string | null;
            /** @description HTML, or text with paragraphs separated by empty lines. */
            description?: string | null;
            /** @description A status of publication. Of those who may not publish, `publish` becomes `pending`. Without one a new organizer is published, or is a draft of those who may not publish. */
            status?: ("publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored") | null;
            /** @description Telephone number. */
            phone?: string | null;
            /** @description An absolute address of the web, or empty. */
            website?: string | null;
            /** @description Mail address, as it is written. */
            email?: string | null;
            /** @description Id of a picture of the site as text (the same as a number is refused), or an address: of a picture of the site, or of one elsewhere, which is imported. Empty removes the picture. */
            image?: string | number | null;
        };
        /** @description Writable fields of a new event category. */
        EventCategoryCreateInput: {
            /** @description Name; markup is dropped. */
            name: string;
            /** @description A few words about it. */
            description?: string | null;
            /** @description Slug; by default made from the name of a new term. */
            slug?: string | null;
            /** @description Id of the category above. A descendant of the category itself puts it at the top level. */
            parent?: number | null;
        };
        /** @description Writable fields of an event category. */
        EventCategoryUpdateInput: {
            /** @description Name; markup is dropped. */
            name?: string | null;
            /** @description A few words about it. */
            description?: string | null;
            /** @description Slug; by default made from the name of a new term. */
            slug?: string | null;
            /** @description Id of the category above. A descendant of the category itself puts it at the top level. */
            parent?: number | null;
        };
        /** @description Writable fields of a new event tag. */
        EventTagCreateInput: {
            /** @description Name; markup is dropped. */
            name: string;
            /** @description A few words about it. */
            description?: string | null;
            /** @description Slug; by default made from the name of a new term. */
            slug?: string | null;
        };
        /** @description Writable fields of an event tag. */
        EventTagUpdateInput: {
            /** @description Name; markup is dropped. */
            name?: string | null;
            /** @description A few words about it. */
            description?: string | null;
            /** @description Slug; by default made from the name of a new term. */
            slug?: string | null;
        };
        /** @description The element of the view, and a script element with the nonces of the next request. */
        ViewFragment: string;
        /** @description A rendered view. */
        RenderedView: {
            /** @description The fragment. */
            html: string;
        };
        /** @description Arguments for requests of `html`. */
        ViewNonces: {
            /** @description The nonce of the caller, ten hexadecimal digits. */
            _cal_view_rest_nonce_primary: string;
            /** @description The visitors' nonce for signed-in users; empty for visitors. */
            _cal_view_rest_nonce_secondary: string;
        };
        /** @description A post. */
        Post: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            status: components["schemas"]["EntryStatus"];
            content: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            excerpt: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "post";
            /** @enum {string} */
            format: "standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio";
            /** @description Shown before others. */
            sticky: boolean;
            /** @description Term ids. */
            categories: number[];
            /** @description Term ids. */
            tags: number[];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description Registered keys, each with a default. */
        EntryMeta: {
            _fields_changed: boolean;
            _EventAllDay: boolean;
            _EventTimezone: string;
            _EventStartDate: string;
            _EventEndDate: string;
            _EventStartDateUTC: string;
            _EventEndDateUTC: string;
            _EventShowMap: boolean;
            _EventShowMapLink: boolean;
            _EventURL: string;
            _EventCost: string;
            _EventCostDescription: string;
            _EventCurrencySymbol: string;
            _EventCurrencyCode: string;
            _EventCurrencyPosition: string;
            _EventDateTimeSeparator: string;
            _EventTimeRangeSeparator: string;
            _EventOrganizerID: number[];
            _EventVenueID: number[];
            _OrganizerEmail: string;
            _OrganizerPhone: string;
            _OrganizerWebsite: string;
            _VenueAddress: string;
            _VenueCity: string;
            _VenueCountry: string;
            _VenueProvince: string;
            _VenueState: string;
            _VenueZip: string;
            _VenuePhone: string;
            _VenueURL: string;
            _VenueStateProvince: string;
            _VenueLat: string;
            _VenueLng: string;
            _VenueShowMap: boolean;
            _VenueShowMapLink: boolean;
            footnotes: string;
            /** @description Whether the entry has no structured data; absent if it is not set. */
            schema_disabled?: boolean;
            /** @description Type of the entry in its structured data, such as `NewsArticle`; absent if it is not set. */
            schema_type?: string;
        };
        /** @description Resources that `_embed` fetched, by relation, in the order of the links and in the embed context; absent without `_embed`, as is a relation of which there is nothing. A resource that the caller may not see is an error. */
        CoreV2Embedded: {
            /** @description Who wrote it. */
            author?: components["schemas"]["EmbeddedUser"][];
            /** @description The comments on it. */
            replies?: components["schemas"]["EmbeddedComments"][];
            /** @description Its featured image. */
            "core:featuredmedia"?: components["schemas"]["EmbeddedMedia"][];
            /** @description Its terms, one list for each taxonomy; of a menu item the menu. */
            "core:term"?: components["schemas"]["EmbeddedTerms"][];
            /** @description What a file belongs to. */
            "core:attached-to"?: components["schemas"]["EmbeddedEntry"][];
            /** @description The parent, or what a comment is on. */
            up?: components["schemas"]["EmbeddedItem"][];
            /** @description What it answers. */
            "in-reply-to"?: components["schemas"]["EmbeddedComment"][];
            /** @description Its answers. */
            children?: components["schemas"]["EmbeddedComments"][];
            /** @description What was found. */
            self?: components["schemas"]["EmbeddedItem"][];
            "core:menu"?: components["schemas"]["EmbeddedMenu"][];
            "core:menu-location"?: components["schemas"]["EmbeddedMenuLocation"][];
            /** @description What it leads to. */
            "core:menu-item-object"?: components["schemas"]["EmbeddedItem"][];
        };
        /** @description A user, or why none is shown. */
        EmbeddedUser: components["schemas"]["UserEmbed"] | components["schemas"]["Error"];
        /** @description A user. */
        UserEmbed: {
            id: number;
            /** @description Name that is shown. */
            name: string;
            /** @description Address of the user's website or empty. */
            url: string;
            description: string;
            /**
             * Format: uri
             * @description Address of the author page.
             */
            link: string;
            slug: string;
            avatar_urls: components["schemas"]["AvatarUrls"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description Addresses of the picture by size in pixels. */
        AvatarUrls: {
            /** Format: uri */
            24: string;
            /** Format: uri */
            48: string;
            /** Format: uri */
            96: string;
        };
        /** @description A list of comments, or why none is shown. */
        EmbeddedComments: components["schemas"]["CommentEmbed"][] | components["schemas"]["Error"];
        /** @description A comment. */
        CommentEmbed: {
            id: number;
            /** @description Id of the comment that this one answers; 0 at the top level. */
            parent: number;
            /** @description User id; 0 for visitors and deleted users. */
            author: number;
            author_name: string;
            /** @description An address or empty. */
            author_url: string;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            date: string;
            content: {
                rendered: string;
            };
            /** Format: uri */
            link: string;
            type: string;
            author_avatar_urls: components["schemas"]["AvatarUrls"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A file, or why none is shown. */
        EmbeddedMedia: components["schemas"]["MediaEmbed"] | components["schemas"]["Error"];
        /** @description A media item, which is a file with a title and texts about it. */
        MediaEmbed: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            type: "attachment";
            caption: {
                rendered: string;
            };
            /** @description Alternative text of a picture. */
            alt_text: string;
            /** @enum {string} */
            media_type: "image" | "file";
            mime_type: string;
            media_details: components["schemas"]["MediaDetails"];
            /**
             * Format: uri
             * @description Address of the file.
             */
            source_url: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description Metadata of the file. `file` is there for images, `image_meta` for images other than SVG, `width` and `height` for images and video whose size is known. The members from `length` on are those that could be read from a file of audio or video. */
        MediaDetails: {
            /** @description Pixels. */
            width?: number;
            /** @description Pixels. */
            height?: number;
            /** @description Name of the file with its folder. */
            file?: string;
            /** @description Bytes. */
            filesize: number;
            /** @description Smaller versions of a picture by name, and the picture itself as `full` if there are any. */
            sizes: {
                [key: string]: components["schemas"]["MediaSize"];
            };
            image_meta?: components["schemas"]["ImageMeta"];
            /** @description Seconds. */
            length?: number;
            /** @description Minutes and seconds, with hours in front where there are any. */
            length_formatted?: string;
            /** @description Container of sound or video. */
            fileformat?: string;
            /** @description Coding of sound or video. */
            dataformat?: string;
            /** @description Bits per second. */
            bitrate?: number;
            /** @description Samples per second. */
            sample_rate?: number;
            channels?: number;
            lossless?: boolean;
            title?: string;
            artist?: string;
            album?: string;
            year?: string;
            genre?: string;
            track_number?: string;
        };
        /** @description A picture in one size. */
        MediaSize: {
            file: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description Bytes; absent for `full`. */
            filesize?: number;
            mime_type: string;
            /** Format: uri */
            source_url: string;
        };
        /** @description Camera metadata of a picture. Numbers are strings; 0 and an empty string mean unknown. */
        ImageMeta: {
            aperture: string;
            credit: string;
            camera: string;
            caption: string;
            /** @description Seconds since 1970 by the clock of the camera. */
            created_timestamp: string;
            copyright: string;
            focal_length: string;
            iso: string;
            /** @description Seconds. */
            shutter_speed: string;
            title: string;
            orientation: string;
            keywords: string[];
            alt: string;
        };
        /** @description The terms of one taxonomy, the menu of an item, or why none is shown. */
        EmbeddedTerms: (components["schemas"]["CategoryEmbed"] | components["schemas"]["TagEmbed"] | components["schemas"]["CalendarCategoryEmbed"] | components["schemas"]["PatternCategoryEmbed"])[] | components["schemas"]["MenuEmbed"] | components["schemas"]["Error"];
        /** @description A category. */
        CategoryEmbed: {
            id: number;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @enum {string} */
            taxonomy: "category";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A tag. */
        TagEmbed: {
            id: number;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @enum {string} */
            taxonomy: "post_tag";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description An event category. */
        CalendarCategoryEmbed: {
            id: number;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @enum {string} */
            taxonomy: "cal_events_cat";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A category of reusable blocks. */
        PatternCategoryEmbed: {
            id: number;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @enum {string} */
            taxonomy: "core_pattern_category";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A menu. */
        MenuEmbed: {
            id: number;
            name: string;
            slug: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description An entry, or why none is shown. */
        EmbeddedEntry: components["schemas"]["PostEmbed"] | components["schemas"]["PageEmbed"] | components["schemas"]["MediaEmbed"] | components["schemas"]["EventEntryEmbed"] | components["schemas"]["VenueEntryEmbed"] | components["schemas"]["OrganizerEntryEmbed"] | components["schemas"]["BlockEmbed"] | components["schemas"]["NavigationEmbed"] | components["schemas"]["Error"];
        /** @description A post. */
        PostEmbed: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            excerpt: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            /** @enum {string} */
            type: "post";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A page. */
        PageEmbed: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            excerpt: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            /** @enum {string} */
            type: "page";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description An event as an entry; what only the calendar knows about it is in `meta`. */
        EventEntryEmbed: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            excerpt: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            /** @enum {string} */
            type: "cal_events";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A venue as an entry; what only the calendar knows about it is in `meta`. */
        VenueEntryEmbed: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            excerpt: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            /** @enum {string} */
            type: "cal_venue";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description An organizer as an entry; what only the calendar knows about it is in `meta`. */
        OrganizerEntryEmbed: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            excerpt: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            /** @enum {string} */
            type: "cal_organizer";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A reusable block. */
        BlockEmbed: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /** @description Empty for drafts. */
            slug: string;
            /** @enum {string} */
            type: "core_block";
            /**
             * Format: uri
             * @description Its plain address.
             */
            link: string;
            title: {
                rendered: string;
            };
            excerpt: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A menu that is made of blocks. */
        NavigationEmbed: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /** @description Empty for drafts. */
            slug: string;
            /** @enum {string} */
            type: "core_navigation";
            /**
             * Format: uri
             * @description Its plain address.
             */
            link: string;
            title: {
                rendered: string;
            };
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description An entry, a term or an item of a menu, or why none is shown. */
        EmbeddedItem: components["schemas"]["PostEmbed"] | components["schemas"]["PageEmbed"] | components["schemas"]["MediaEmbed"] | components["schemas"]["EventEntryEmbed"] | components["schemas"]["VenueEntryEmbed"] | components["schemas"]["OrganizerEntryEmbed"] | components["schemas"]["BlockEmbed"] | components["schemas"]["NavigationEmbed"] | components["schemas"]["CategoryEmbed"] | components["schemas"]["TagEmbed"] | components["schemas"]["CalendarCategoryEmbed"] | components["schemas"]["PatternCategoryEmbed"] | components["schemas"]["MenuEmbed"] | components["schemas"]["MenuItemEmbed"] | components["schemas"]["Error"];
        /** @description An item of a menu. */
        MenuItemEmbed: {
            id: number;
            title: {
                /** @description The title of the target if the item has none. */
                rendered: string;
            };
            /** @enum {string} */
            status: "publish" | "draft" | "pending" | "private" | "trash";
            /** @description Where it leads. */
            url: string;
            /** @description Title attribute of the link. */
            attr_title: string;
            /** @description HTML. */
            description: string;
            /**
             * @description What it points to.
             * @enum {string}
             */
            type: "custom" | "post_type" | "post_type_archive" | "taxonomy";
            /** @description The same in words for people. */
            type_label: string;
            /** @description Type or taxonomy of what it points to. */
            object: string;
            /** @description Id of what it points to or 0. */
            object_id: number;
            /** @description Id of the item above or 0. */
            parent: number;
            /** @description Place in the menu. */
            menu_order: number;
            /**
             * @description Where the link opens.
             * @enum {string}
             */
            target: "" | "_blank";
            /** @description Classes of the link. */
            classes: string[];
            /** @description Relations of the link. */
            xfn: string[];
            /** @description Its target was deleted. */
            invalid: boolean;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A comment, or why none is shown. */
        EmbeddedComment: components["schemas"]["CommentEmbed"] | components["schemas"]["Error"];
        /** @description A menu, or why none is shown. */
        EmbeddedMenu: components["schemas"]["MenuEmbed"] | components["schemas"]["Error"];
        /** @description A place for menus, or why none is shown. */
        EmbeddedMenuLocation: components["schemas"]["MenuLocation"] | components["schemas"]["Error"];
        /** @description A place where the site shows a menu. */
        MenuLocation: {
            name: string;
            /** @description Human-readable label. */
            description: string;
            /** @description Id of the menu there or 0. */
            menu: number;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A post. */
        PostEdit: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Empty unless the item is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "post";
            /** @enum {string} */
            format: "standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio";
            /** @description Shown before others. */
            sticky: boolean;
            /** @description Term ids. */
            categories: number[];
            /** @description Term ids. */
            tags: number[];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedPost: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["PostUnlinked"];
        };
        /** @description A post. */
        PostUnlinked: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Empty unless the item is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "post";
            /** @enum {string} */
            format: "standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio";
            /** @description Shown before others. */
            sticky: boolean;
            /** @description Term ids. */
            categories: number[];
            /** @description Term ids. */
            tags: number[];
        };
        /** @description A revision of a post or page. */
        Revision: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            slug: string;
            title: {
                rendered: string;
            };
            content: {
                rendered: string;
            };
            excerpt: {
                rendered: string;
            };
            meta: components["schemas"]["EntryMeta"];
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A revision of a post or page. */
        RevisionEmbed: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            slug: string;
            title: {
                rendered: string;
            };
            excerpt: {
                rendered: string;
            };
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site.
             */
            date: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A revision of a post or page. */
        RevisionEdit: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            slug: string;
            title: {
                raw: string;
                rendered: string;
            };
            content: {
                raw: string;
                rendered: string;
            };
            excerpt: {
                raw: string;
                rendered: string;
            };
            meta: components["schemas"]["EntryMeta"];
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedRevision: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["RevisionUnlinked"];
        };
        /** @description A revision of a post or page. */
        RevisionUnlinked: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            slug: string;
            title: {
                raw: string;
                rendered: string;
            };
            content: {
                raw: string;
                rendered: string;
            };
            excerpt: {
                raw: string;
                rendered: string;
            };
            meta: components["schemas"]["EntryMeta"];
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
        };
        /** @description The differences between a revision and another one or the current item. */
        RevisionDiff: {
            /** @description Id of the entry. */
            parent: number;
            /** @description Id of the revision. */
            from: number;
            /** @description Id of the other revision; the id of the entry for its present state. */
            to: number;
            title: components["schemas"]["TextDiff"];
            content: components["schemas"]["TextDiff"];
            excerpt: components["schemas"]["TextDiff"];
        };
        /** @description A text in parts, line by line and where lines were changed word by word. Parts that are equal or deleted make up the old text, parts that are equal or inserted the new one. No parts where both texts are empty. */
        TextDiff: components["schemas"]["TextDiffPart"][];
        TextDiffPart: {
            /** @enum {string} */
            op: "equal" | "delete" | "insert";
            text: string;
        };
        /** @description The autosave of one user and one post or page. What was never sent is empty. */
        Autosave: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            slug: string;
            title: {
                rendered: string;
            };
            content: {
                rendered: string;
            };
            excerpt: {
                rendered: string;
            };
            meta: components["schemas"]["EntryMeta"];
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site; null where the draft itself was written.
             */
            date: string | null;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string | null;
            _links?: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description The autosave of one user and one post or page. What was never sent is empty. */
        AutosaveEmbed: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            slug: string;
            title: {
                rendered: string;
            };
            excerpt: {
                rendered: string;
            };
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site; null where the draft itself was written.
             */
            date: string | null;
            _links?: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description The autosave of one user and one post or page. What was never sent is empty. */
        AutosaveEdit: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            slug: string;
            title: {
                raw: string;
                rendered: string;
            };
            content: {
                raw: string;
                rendered: string;
            };
            excerpt: {
                raw: string;
                rendered: string;
            };
            meta: components["schemas"]["EntryMeta"];
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site; null where the draft itself was written.
             */
            date: string | null;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string | null;
            /**
             * Format: uri
             * @description Address that shows the entry with it.
             */
            preview_link: string;
            _links?: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A page. */
        Page: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            status: components["schemas"]["EntryStatus"];
            content: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            excerpt: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "page";
            /** @description Id of the page above or 0. */
            parent: number;
            /** @description Place among its siblings. */
            menu_order: number;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A page. */
        PageEdit: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Empty unless the item is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "page";
            /** @description Id of the page above or 0. */
            parent: number;
            /** @description Place among its siblings. */
            menu_order: number;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedPage: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["PageUnlinked"];
        };
        /** @description A page. */
        PageUnlinked: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Empty unless the item is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "page";
            /** @description Id of the page above or 0. */
            parent: number;
            /** @description Place among its siblings. */
            menu_order: number;
        };
        /** @description A media item, which is a file with a title and texts about it. */
        Media: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /**
             * @description Inherit means the status of what the item belongs to.
             * @enum {string}
             */
            status: "inherit" | "private" | "trash";
            /** @enum {string} */
            type: "attachment";
            meta: components["schemas"]["MediaMeta"];
            description: {
                /** @description With the picture or a link to the file. */
                rendered: string;
            };
            caption: {
                rendered: string;
            };
            /** @description Alternative text of a picture. */
            alt_text: string;
            /** @enum {string} */
            media_type: "image" | "file";
            mime_type: string;
            media_details: components["schemas"]["MediaDetails"];
            /** @description Id of the item that the file is attached to. */
            post: number | null;
            /**
             * Format: uri
             * @description Address of the file.
             */
            source_url: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description Registered keys, each with a default; files have no footnotes. */
        MediaMeta: {
            _fields_changed: boolean;
            _EventAllDay: boolean;
            _EventTimezone: string;
            _EventStartDate: string;
            _EventEndDate: string;
            _EventStartDateUTC: string;
            _EventEndDateUTC: string;
            _EventShowMap: boolean;
            _EventShowMapLink: boolean;
            _EventURL: string;
            _EventCost: string;
            _EventCostDescription: string;
            _EventCurrencySymbol: string;
            _EventCurrencyCode: string;
            _EventCurrencyPosition: string;
            _EventDateTimeSeparator: string;
            _EventTimeRangeSeparator: string;
            _EventOrganizerID: number[];
            _EventVenueID: number[];
            _OrganizerEmail: string;
            _OrganizerPhone: string;
            _OrganizerWebsite: string;
            _VenueAddress: string;
            _VenueCity: string;
            _VenueCountry: string;
            _VenueProvince: string;
            _VenueState: string;
            _VenueZip: string;
            _VenuePhone: string;
            _VenueURL: string;
            _VenueStateProvince: string;
            _VenueLat: string;
            _VenueLng: string;
            _VenueShowMap: boolean;
            _VenueShowMapLink: boolean;
            /** @description Whether the item has no structured data; absent if it is not set. */
            schema_disabled?: boolean;
            /** @description Type of the item in its structured data; absent if it is not set. */
            schema_type?: string;
        };
        /** @description A media item, which is a file with a title and texts about it. */
        MediaEdit: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            /**
             * @description Inherit means the status of what the item belongs to.
             * @enum {string}
             */
            status: "inherit" | "private" | "trash";
            /** @enum {string} */
            type: "attachment";
            meta: components["schemas"]["MediaMeta"];
            description: {
                raw: string;
                /** @description With the picture or a link to the file. */
                rendered: string;
            };
            caption: {
                raw: string;
                rendered: string;
            };
            /** @description Alternative text of a picture. */
            alt_text: string;
            /** @enum {string} */
            media_type: "image" | "file";
            mime_type: string;
            media_details: components["schemas"]["MediaDetails"];
            /** @description Id of the item that the file is attached to. */
            post: number | null;
            /**
             * Format: uri
             * @description Address of the file.
             */
            source_url: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedMedia: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["MediaUnlinked"];
        };
        /** @description A media item, which is a file with a title and texts about it. */
        MediaUnlinked: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            /**
             * @description Inherit means the status of what the item belongs to.
             * @enum {string}
             */
            status: "inherit" | "private" | "trash";
            /** @enum {string} */
            type: "attachment";
            meta: components["schemas"]["MediaMeta"];
            description: {
                raw: string;
                /** @description With the picture or a link to the file. */
                rendered: string;
            };
            caption: {
                raw: string;
                rendered: string;
            };
            /** @description Alternative text of a picture. */
            alt_text: string;
            /** @enum {string} */
            media_type: "image" | "file";
            mime_type: string;
            media_details: components["schemas"]["MediaDetails"];
            /** @description Id of the item that the file is attached to. */
            post: number | null;
            /**
             * Format: uri
             * @description Address of the file.
             */
            source_url: string;
        };
        /** @description A reusable block. */
        Block: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Empty for drafts. */
            slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @enum {string} */
            type: "core_block";
            /**
             * Format: uri
             * @description Its plain address.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            template: string;
            content: {
                /** @description Empty while protected, but for the edit context. */
                raw: string;
                /** @description A password is set. */
                protected: boolean;
            };
            excerpt: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["BlockMeta"];
            /** @description Term ids. */
            core_pattern_category: number[];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description Registered keys, each with a default. */
        BlockMeta: {
            /**
             * @description How far texts follow the block that they use; empty if entirely.
             * @enum {string}
             */
            pattern_sync_status: "" | "partial" | "unsynced";
        };
        /** @description A reusable block. */
        BlockEdit: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Empty for drafts. */
            slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @enum {string} */
            type: "core_block";
            /**
             * Format: uri
             * @description Its plain address.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            template: string;
            /** @description Its plain address. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            /** @description Empty unless the block is protected. */
            password: string;
            content: {
                /** @description Empty while protected, but for the edit context. */
                raw: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["BlockMeta"];
            /** @description Term ids. */
            core_pattern_category: number[];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedBlock: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["BlockUnlinked"];
        };
        /** @description A reusable block. */
        BlockUnlinked: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Empty for drafts. */
            slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @enum {string} */
            type: "core_block";
            /**
             * Format: uri
             * @description Its plain address.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            template: string;
            /** @description Its plain address. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            /** @description Empty unless the block is protected. */
            password: string;
            content: {
                /** @description Empty while protected, but for the edit context. */
                raw: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["BlockMeta"];
            /** @description Term ids. */
            core_pattern_category: number[];
        };
        /** @description A revision of a reusable block. */
        BlockRevision: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            slug: string;
            title: {
                rendered: string;
            };
            content: {
                rendered: string;
            };
            excerpt: {
                rendered: string;
            };
            meta: components["schemas"]["BlockMeta"];
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A revision of a reusable block. */
        BlockRevisionEmbed: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            slug: string;
            title: {
                rendered: string;
            };
            excerpt: {
                rendered: string;
            };
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site.
             */
            date: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A revision of a reusable block. */
        BlockRevisionEdit: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            slug: string;
            title: {
                raw: string;
                rendered: string;
            };
            content: {
                raw: string;
                rendered: string;
            };
            excerpt: {
                raw: string;
                rendered: string;
            };
            meta: components["schemas"]["BlockMeta"];
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedBlockRevision: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["BlockRevisionUnlinked"];
        };
        /** @description A revision of a reusable block. */
        BlockRevisionUnlinked: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            slug: string;
            title: {
                raw: string;
                rendered: string;
            };
            content: {
                raw: string;
                rendered: string;
            };
            excerpt: {
                raw: string;
                rendered: string;
            };
            meta: components["schemas"]["BlockMeta"];
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
        };
        /** @description The autosave of one user and one reusable block. What was never sent is empty. */
        BlockAutosave: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            slug: string;
            title: {
                rendered: string;
            };
            content: {
                rendered: string;
            };
            excerpt: {
                rendered: string;
            };
            meta: components["schemas"]["BlockMeta"];
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site; null where the draft itself was written.
             */
            date: string | null;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string | null;
            _links?: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description The autosave of one user and one reusable block. What was never sent is empty. */
        BlockAutosaveEmbed: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            slug: string;
            title: {
                rendered: string;
            };
            excerpt: {
                rendered: string;
            };
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site; null where the draft itself was written.
             */
            date: string | null;
            _links?: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description The autosave of one user and one reusable block. What was never sent is empty. */
        BlockAutosaveEdit: {
            id: number;
            /** @description Id of the user who created it. */
            author: number;
            /** @description Id of the entry. */
            parent: number;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            slug: string;
            title: {
                raw: string;
                rendered: string;
            };
            content: {
                raw: string;
                rendered: string;
            };
            excerpt: {
                raw: string;
                rendered: string;
            };
            meta: components["schemas"]["BlockMeta"];
            /**
             * Format: local-date-time
             * @description When it was made, in the zone of the site; null where the draft itself was written.
             */
            date: string | null;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string | null;
            /**
             * Format: uri
             * @description Address that shows the entry with it.
             */
            preview_link: string;
            _links?: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A category of reusable blocks. */
        PatternCategory: {
            id: number;
            /** @description Published items that have it. */
            count: number;
            /** @description HTML. */
            description: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @description No keys are registered for terms. */
            meta: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            taxonomy: "core_pattern_category";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedPatternCategory: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["PatternCategoryUnlinked"];
        };
        /** @description A category of reusable blocks. */
        PatternCategoryUnlinked: {
            id: number;
            /** @description Published items that have it. */
            count: number;
            /** @description HTML. */
            description: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @description No keys are registered for terms. */
            meta: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            taxonomy: "core_pattern_category";
        };
        /** @description A category. */
        Category: {
            id: number;
            /** @description Published items that have it. */
            count: number;
            /** @description HTML. */
            description: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @description No keys are registered for terms. */
            meta: {
                [key: string]: unknown;
            };
            /** @description Id of the term above or 0. */
            parent: number;
            /** @enum {string} */
            taxonomy: "category";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedCategory: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["CategoryUnlinked"];
        };
        /** @description A category. */
        CategoryUnlinked: {
            id: number;
            /** @description Published items that have it. */
            count: number;
            /** @description HTML. */
            description: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @description No keys are registered for terms. */
            meta: {
                [key: string]: unknown;
            };
            /** @description Id of the term above or 0. */
            parent: number;
            /** @enum {string} */
            taxonomy: "category";
        };
        /** @description A tag. */
        Tag: {
            id: number;
            /** @description Published items that have it. */
            count: number;
            /** @description HTML. */
            description: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @description No keys are registered for terms. */
            meta: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            taxonomy: "post_tag";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedTag: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["TagUnlinked"];
        };
        /** @description A tag. */
        TagUnlinked: {
            id: number;
            /** @description Published items that have it. */
            count: number;
            /** @description HTML. */
            description: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @description No keys are registered for terms. */
            meta: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            taxonomy: "post_tag";
        };
        /** @description A menu. */
        Menu: {
            id: number;
            /** @description HTML. */
            description: string;
            name: string;
            slug: string;
            /** @description No keys are registered for menus. */
            meta: {
                [key: string]: unknown;
            };
            /** @description Where the site shows it. */
            locations: string[];
            /** @description Pages that are published at the top come to its end by themselves. */
            auto_add: boolean;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedMenu: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["MenuUnlinked"];
        };
        /** @description A menu. */
        MenuUnlinked: {
            id: number;
            /** @description HTML. */
            description: string;
            name: string;
            slug: string;
            /** @description No keys are registered for menus. */
            meta: {
                [key: string]: unknown;
            };
            /** @description Where the site shows it. */
            locations: string[];
            /** @description Pages that are published at the top come to its end by themselves. */
            auto_add: boolean;
        };
        /** @description An item of a menu. */
        MenuItem: {
            id: number;
            title: {
                /** @description The title of the target if the item has none. */
                rendered: string;
            };
            /** @enum {string} */
            status: "publish" | "draft" | "pending" | "private" | "trash";
            /** @description Where it leads. */
            url: string;
            /** @description Title attribute of the link. */
            attr_title: string;
            /** @description HTML. */
            description: string;
            /**
             * @description What it points to.
             * @enum {string}
             */
            type: "custom" | "post_type" | "post_type_archive" | "taxonomy";
            /** @description The same in words for people. */
            type_label: string;
            /** @description Type or taxonomy of what it points to. */
            object: string;
            /** @description Id of what it points to or 0. */
            object_id: number;
            /** @description Id of the item above or 0. */
            parent: number;
            /** @description Place in the menu. */
            menu_order: number;
            /**
             * @description Where the link opens.
             * @enum {string}
             */
            target: "" | "_blank";
            /** @description Classes of the link. */
            classes: string[];
            /** @description Relations of the link. */
            xfn: string[];
            /** @description Its target was deleted. */
            invalid: boolean;
            /** @description Id of its menu; null if it belongs to no menu. */
            menus: number | null;
            /** @description No keys are registered for menu items. */
            meta: {
                [key: string]: unknown;
            };
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description An item of a menu. */
        MenuItemEdit: {
            id: number;
            title: {
                raw: string;
                /** @description The title of the target if the item has none. */
                rendered: string;
            };
            /** @enum {string} */
            status: "publish" | "draft" | "pending" | "private" | "trash";
            /** @description Where it leads. */
            url: string;
            /** @description Title attribute of the link. */
            attr_title: string;
            /** @description HTML. */
            description: string;
            /**
             * @description What it points to.
             * @enum {string}
             */
            type: "custom" | "post_type" | "post_type_archive" | "taxonomy";
            /** @description The same in words for people. */
            type_label: string;
            /** @description Type or taxonomy of what it points to. */
            object: string;
            /** @description Id of what it points to or 0. */
            object_id: number;
            /** @description Id of the item above or 0. */
            parent: number;
            /** @description Place in the menu. */
            menu_order: number;
            /**
             * @description Where the link opens.
             * @enum {string}
             */
            target: "" | "_blank";
            /** @description Classes of the link. */
            classes: string[];
            /** @description Relations of the link. */
            xfn: string[];
            /** @description Its target was deleted. */
            invalid: boolean;
            /** @description Id of its menu; null if it belongs to no menu. */
            menus: number | null;
            /** @description No keys are registered for menu items. */
            meta: {
                [key: string]: unknown;
            };
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedMenuItem: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["MenuItemUnlinked"];
        };
        /** @description An item of a menu. */
        MenuItemUnlinked: {
            id: number;
            title: {
                raw: string;
                /** @description The title of the target if the item has none. */
                rendered: string;
            };
            /** @enum {string} */
            status: "publish" | "draft" | "pending" | "private" | "trash";
            /** @description Where it leads. */
            url: string;
            /** @description Title attribute of the link. */
            attr_title: string;
            /** @description HTML. */
            description: string;
            /**
             * @description What it points to.
             * @enum {string}
             */
            type: "custom" | "post_type" | "post_type_archive" | "taxonomy";
            /** @description The same in words for people. */
            type_label: string;
            /** @description Type or taxonomy of what it points to. */
            object: string;
            /** @description Id of what it points to or 0. */
            object_id: number;
            /** @description Id of the item above or 0. */
            parent: number;
            /** @description Place in the menu. */
            menu_order: number;
            /**
             * @description Where the link opens.
             * @enum {string}
             */
            target: "" | "_blank";
            /** @description Classes of the link. */
            classes: string[];
            /** @description Relations of the link. */
            xfn: string[];
            /** @description Its target was deleted. */
            invalid: boolean;
            /** @description Id of its menu; null if it belongs to no menu. */
            menus: number | null;
            /** @description No keys are registered for menu items. */
            meta: {
                [key: string]: unknown;
            };
        };
        /** @description A comment. */
        Comment: {
            id: number;
            /** @description Id of the item. */
            post: number;
            /** @description Id of the comment that this one answers; 0 at the top level. */
            parent: number;
            /** @description User id; 0 for visitors and deleted users. */
            author: number;
            author_name: string;
            /** @description An address or empty. */
            author_url: string;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description In UTC.
             */
            date_gmt: string;
            content: {
                rendered: string;
            };
            /** Format: uri */
            link: string;
            /** @enum {string} */
            status: "approved" | "hold" | "spam" | "trash";
            type: string;
            author_avatar_urls: components["schemas"]["AvatarUrls"];
            meta: components["schemas"]["CommentMeta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description Registered keys; always empty. */
        CommentMeta: {
            [key: string]: unknown;
        };
        /** @description A comment. */
        CommentEdit: {
            id: number;
            /** @description Id of the item. */
            post: number;
            /** @description Id of the comment that this one answers; 0 at the top level. */
            parent: number;
            /** @description User id; 0 for visitors and deleted users. */
            author: number;
            author_name: string;
            author_email: string;
            /** @description An address or empty. */
            author_url: string;
            /** @description Where it was sent from. */
            author_ip: string;
            /** @description The program that sent it. */
            author_user_agent: string;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description In UTC.
             */
            date_gmt: string;
            content: {
                rendered: string;
                raw: string;
            };
            /** Format: uri */
            link: string;
            /** @enum {string} */
            status: "approved" | "hold" | "spam" | "trash";
            type: string;
            author_avatar_urls: components["schemas"]["AvatarUrls"];
            meta: components["schemas"]["CommentMeta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedComment: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["CommentUnlinked"];
        };
        /** @description A comment. */
        CommentUnlinked: {
            id: number;
            /** @description Id of the item. */
            post: number;
            /** @description Id of the comment that this one answers; 0 at the top level. */
            parent: number;
            /** @description User id; 0 for visitors and deleted users. */
            author: number;
            author_name: string;
            author_email: string;
            /** @description An address or empty. */
            author_url: string;
            /** @description Where it was sent from. */
            author_ip: string;
            /** @description The program that sent it. */
            author_user_agent: string;
            /**
             * Format: local-date-time
             * @description In the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description In UTC.
             */
            date_gmt: string;
            content: {
                rendered: string;
                raw: string;
            };
            /** Format: uri */
            link: string;
            /** @enum {string} */
            status: "approved" | "hold" | "spam" | "trash";
            type: string;
            author_avatar_urls: components["schemas"]["AvatarUrls"];
            meta: components["schemas"]["CommentMeta"];
        };
        /** @description A menu that is made of blocks. */
        Navigation: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Empty for drafts. */
            slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @enum {string} */
            type: "core_navigation";
            /**
             * Format: uri
             * @description Its plain address.
             */
            link: string;
            title: {
                rendered: string;
            };
            template: string;
            content: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A menu that is made of blocks. */
        NavigationEdit: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Empty for drafts. */
            slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @enum {string} */
            type: "core_navigation";
            /**
             * Format: uri
             * @description Its plain address.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            template: string;
            /** @description Its plain address. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            /** @description Empty unless it is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedNavigation: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["NavigationUnlinked"];
        };
        /** @description A menu that is made of blocks. */
        NavigationUnlinked: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Empty for drafts. */
            slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @enum {string} */
            type: "core_navigation";
            /**
             * Format: uri
             * @description Its plain address.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            template: string;
            /** @description Its plain address. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            /** @description Empty unless it is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
        };
        /** @description An event as an entry; what only the calendar knows about it is in `meta`. */
        EventEntry: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            status: components["schemas"]["EntryStatus"];
            content: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            excerpt: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "cal_events";
            /** @description Term ids. */
            tags: number[];
            /** @description Term ids. */
            cal_events_cat: number[];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description An event as an entry; what only the calendar knows about it is in `meta`. */
        EventEntryEdit: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Empty unless the item is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "cal_events";
            /** @description Term ids. */
            tags: number[];
            /** @description Term ids. */
            cal_events_cat: number[];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedEventEntry: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["EventEntryUnlinked"];
        };
        /** @description An event as an entry; what only the calendar knows about it is in `meta`. */
        EventEntryUnlinked: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Empty unless the item is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "cal_events";
            /** @description Term ids. */
            tags: number[];
            /** @description Term ids. */
            cal_events_cat: number[];
        };
        /** @description An event category. */
        CalendarCategory: {
            id: number;
            /** @description Published items that have it. */
            count: number;
            /** @description HTML. */
            description: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @description No keys are registered for terms. */
            meta: {
                [key: string]: unknown;
            };
            /** @description Id of the term above or 0. */
            parent: number;
            /** @enum {string} */
            taxonomy: "cal_events_cat";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedCalendarCategory: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["CalendarCategoryUnlinked"];
        };
        /** @description An event category. */
        CalendarCategoryUnlinked: {
            id: number;
            /** @description Published items that have it. */
            count: number;
            /** @description HTML. */
            description: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            name: string;
            slug: string;
            /** @description No keys are registered for terms. */
            meta: {
                [key: string]: unknown;
            };
            /** @description Id of the term above or 0. */
            parent: number;
            /** @enum {string} */
            taxonomy: "cal_events_cat";
        };
        /** @description A venue as an entry; what only the calendar knows about it is in `meta`. */
        VenueEntry: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            status: components["schemas"]["EntryStatus"];
            content: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            excerpt: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "cal_venue";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A venue as an entry; what only the calendar knows about it is in `meta`. */
        VenueEntryEdit: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Empty unless the item is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "cal_venue";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedVenueEntry: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["VenueEntryUnlinked"];
        };
        /** @description A venue as an entry; what only the calendar knows about it is in `meta`. */
        VenueEntryUnlinked: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Empty unless the item is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "cal_venue";
        };
        /** @description An organizer as an entry; what only the calendar knows about it is in `meta`. */
        OrganizerEntry: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            status: components["schemas"]["EntryStatus"];
            content: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            excerpt: {
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "cal_organizer";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description An organizer as an entry; what only the calendar knows about it is in `meta`. */
        OrganizerEntryEdit: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Empty unless the item is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "cal_organizer";
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedOrganizerEntry: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["OrganizerEntryUnlinked"];
        };
        /** @description An organizer as an entry; what only the calendar knows about it is in `meta`. */
        OrganizerEntryUnlinked: {
            id: number;
            /**
             * Format: local-date-time
             * @description When it was or will be published, in the zone of the site.
             */
            date: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            date_gmt: string;
            /**
             * Format: local-date-time
             * @description When it was last changed, in the zone of the site.
             */
            modified: string;
            /**
             * Format: utc-date-time
             * @description The same in UTC.
             */
            modified_gmt: string;
            /** @description Name in the address; empty for drafts. */
            slug: string;
            /**
             * Format: uri
             * @description Address of its page.
             */
            link: string;
            title: {
                raw: string;
                rendered: string;
            };
            /** @description User id. */
            author: number;
            /** @description Media id of the featured image or 0. */
            featured_media: number;
            /** @enum {string} */
            comment_status: "open" | "closed";
            /** @enum {string} */
            ping_status: "open" | "closed";
            template: string;
            /** @description Address with a placeholder where the slug goes. */
            permalink_template: string;
            /** @description The slug that the title would give. */
            generated_slug: string;
            status: components["schemas"]["EntryStatus"];
            /** @description Empty unless the item is protected. */
            password: string;
            content: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
                /** @description 1 with block comments, otherwise 0. */
                block_version: number;
            };
            excerpt: {
                raw: string;
                /** @description Empty while protected. */
                rendered: string;
                /** @description A password is set. */
                protected: boolean;
            };
            meta: components["schemas"]["EntryMeta"];
            /** @enum {string} */
            type: "cal_organizer";
        };
        /** @description Who is editing an item. */
        EditLock: {
            /** @description Id of the item. */
            id: number;
            /** @description Id of the user who holds the lock; null if it is free. */
            user: number | null;
            /** @description Display name of the user. */
            user_name: string;
            /**
             * Format: date-time
             * @description When the lock ends unless it is renewed, in UTC.
             */
            expires: string | null;
            /** @description Whether the caller holds it. */
            is_own: boolean;
        };
        /** @description A user. */
        User: {
            id: number;
            /** @description Name that is shown. */
            name: string;
            /** @description Address of the user's website or empty. */
            url: string;
            description: string;
            /**
             * Format: uri
             * @description Address of the author page.
             */
            link: string;
            slug: string;
            avatar_urls: components["schemas"]["AvatarUrls"];
            meta: components["schemas"]["UserMeta"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description Registered keys. */
        UserMeta: {
            [key: string]: unknown;
        };
        /** @description A user. */
        UserEdit: {
            id: number;
            /** @description Login name. */
            username: string;
            /** @description Name that is shown. */
            name: string;
            first_name: string;
            last_name: string;
            email: string;
            /** @description Address of the user's website or empty. */
            url: string;
            description: string;
            /**
             * Format: uri
             * @description Address of the author page.
             */
            link: string;
            locale: string;
            nickname: string;
            slug: string;
            /**
             * Format: date-time
             * @description In UTC, with +00:00.
             */
            registered_date: string;
            roles: string[];
            /** @description All capabilities, the role names among them. */
            capabilities: {
                [key: string]: boolean;
            };
            /** @description Capabilities granted to the user directly, that is the role names. */
            extra_capabilities: {
                [key: string]: boolean;
            };
            avatar_urls: components["schemas"]["AvatarUrls"];
            meta: components["schemas"]["UserMetaEdit"];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description Registered keys. */
        UserMetaEdit: {
            /** @description Settings of editors, by editor. */
            persisted_preferences: {
                [key: string]: unknown;
            };
        };
        DeletedUser: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["UserUnlinked"];
        };
        /** @description A user. */
        UserUnlinked: {
            id: number;
            /** @description Login name. */
            username: string;
            /** @description Name that is shown. */
            name: string;
            first_name: string;
            last_name: string;
            email: string;
            /** @description Address of the user's website or empty. */
            url: string;
            description: string;
            /**
             * Format: uri
             * @description Address of the author page.
             */
            link: string;
            locale: string;
            nickname: string;
            slug: string;
            /**
             * Format: date-time
             * @description In UTC, with +00:00.
             */
            registered_date: string;
            roles: string[];
            /** @description All capabilities, the role names among them. */
            capabilities: {
                [key: string]: boolean;
            };
            /** @description Capabilities granted to the user directly, that is the role names. */
            extra_capabilities: {
                [key: string]: boolean;
            };
            avatar_urls: components["schemas"]["AvatarUrls"];
            meta: components["schemas"]["UserMetaEdit"];
        };
        /** @description A password for one program. */
        ApplicationPassword: {
            /** Format: uuid */
            uuid: string;
            /** @description The uuid of the program or empty. */
            app_id: string;
            name: string;
            /** @description In UTC, without a zone. */
            created: string;
            /** @description In UTC, without a zone; refreshed once a day at most. */
            last_used: string | null;
            /** @description Address of the last use. */
            last_ip: string | null;
            /** @description What it may be used for, as `AREA:VERB`. */
            scopes?: string[];
            /** @description When it stops working, in UTC, without a zone. */
            expires?: string;
            /** @description IP addresses and subnets from which it works. */
            allowed_addresses?: string[];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A password for one program. */
        ApplicationPasswordEmbed: {
            /** Format: uuid */
            uuid: string;
            /** @description The uuid of the program or empty. */
            app_id: string;
            name: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A password for one program. */
        ApplicationPasswordEdit: {
            /** Format: uuid */
            uuid: string;
            /** @description The uuid of the program or empty. */
            app_id: string;
            name: string;
            /** @description In UTC, without a zone. */
            created: string;
            /** @description In UTC, without a zone; refreshed once a day at most. */
            last_used: string | null;
            /** @description Address of the last use. */
            last_ip: string | null;
            /** @description What it may be used for, as `AREA:VERB`. */
            scopes?: string[];
            /** @description When it stops working, in UTC, without a zone. */
            expires?: string;
            /** @description IP addresses and subnets from which it works. */
            allowed_addresses?: string[];
            /** @description 24 characters in groups of four. */
            password?: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        DeletedApplicationPasswords: {
            /** @constant */
            deleted: true;
            count: number;
        };
        DeletedApplicationPassword: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["ApplicationPasswordUnlinked"];
        };
        /** @description A password for one program. */
        ApplicationPasswordUnlinked: {
            /** Format: uuid */
            uuid: string;
            /** @description The uuid of the program or empty. */
            app_id: string;
            name: string;
            /** @description In UTC, without a zone. */
            created: string;
            /** @description In UTC, without a zone; refreshed once a day at most. */
            last_used: string | null;
            /** @description Address of the last use. */
            last_ip: string | null;
            /** @description What it may be used for, as `AREA:VERB`. */
            scopes?: string[];
            /** @description When it stops working, in UTC, without a zone. */
            expires?: string;
            /** @description IP addresses and subnets from which it works. */
            allowed_addresses?: string[];
            /** @description 24 characters in groups of four. */
            password?: string;
        };
        /** @description A content type. */
        Type: {
            description: string;
            /** @description Items have a parent. */
            hierarchical: boolean;
            /** @description Whether it has an archive page, or the slug of that page. */
            has_archive: boolean | string;
            name: string;
            slug: string;
            taxonomies: string[];
            /** @description Last part of the address of the collection. */
            rest_base: string;
            rest_namespace: string;
            icon: string | null;
            template: unknown[];
            template_lock: string | boolean;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A content type. */
        TypeEmbed: {
            name: string;
            slug: string;
            /** @description Last part of the address of the collection. */
            rest_base: string;
            rest_namespace: string;
            icon: string | null;
            template: unknown[];
            template_lock: string | boolean;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A content type. */
        TypeEdit: {
            /** @description Which capability each right needs. */
            capabilities: {
                [key: string]: string;
            };
            description: string;
            /** @description Items have a parent. */
            hierarchical: boolean;
            /** @description Whether it has an archive page, or the slug of that page. */
            has_archive: boolean | string;
            visibility: {
                show_ui: boolean;
                show_in_nav_menus: boolean;
            };
            /** @description Its items have pages. */
            viewable: boolean;
            /** @description Words for people, by use. */
            labels: {
                [key: string]: string | null;
            };
            name: string;
            slug: string;
            /** @description What its items have. */
            supports: {
                [key: string]: unknown;
            };
            taxonomies: string[];
            /** @description Last part of the address of the collection. */
            rest_base: string;
            rest_namespace: string;
            icon: string | null;
            template: unknown[];
            template_lock: string | boolean;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description An entry status. */
        Status: {
            name: string;
            /** @description For everyone. */
            public: boolean;
            queryable: boolean;
            slug: string;
            /** @description The date moves along until publication. */
            date_floating: boolean;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description An entry status. */
        StatusEmbed: {
            name: string;
            slug: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description An entry status. */
        StatusEdit: {
            name: string;
            /** @description Only for those with the right to read private items. */
            private: boolean;
            /** @description Only for those who may edit. */
            protected: boolean;
            /** @description For everyone. */
            public: boolean;
            queryable: boolean;
            show_in_list: boolean;
            slug: string;
            /** @description The date moves along until publication. */
            date_floating: boolean;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A taxonomy. */
        Taxonomy: {
            description: string;
            /** @description Terms have a parent. */
            hierarchical: boolean;
            name: string;
            slug: string;
            types: string[];
            /** @description Last part of the address of the collection. */
            rest_base: string;
            rest_namespace: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A taxonomy. */
        TaxonomyEmbed: {
            name: string;
            slug: string;
            /** @description Last part of the address of the collection. */
            rest_base: string;
            rest_namespace: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description A taxonomy. */
        TaxonomyEdit: {
            /** @description Which capability each right needs. */
            capabilities: {
                manage_terms: string;
                edit_terms: string;
                delete_terms: string;
                assign_terms: string;
            };
            description: string;
            /** @description Terms have a parent. */
            hierarchical: boolean;
            /** @description Words for people, by use. */
            labels: {
                [key: string]: string | null;
            };
            name: string;
            slug: string;
            show_cloud: boolean;
            types: string[];
            /** @description Last part of the address of the collection. */
            rest_base: string;
            rest_namespace: string;
            visibility: {
                public: boolean;
                publicly_queryable: boolean;
                show_admin_column: boolean;
                show_in_nav_menus: boolean;
                show_in_quick_edit: boolean;
                show_ui: boolean;
            };
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description Something that a search has found. */
        SearchResult: {
            /** @description Id of the entry or term; the slug of a format. */
            id: number | string;
            /** @description Rendered title or name. */
            title: string;
            /**
             * Format: uri
             * @description Address on the site.
             */
            url: string;
            /** @description `post` for entries, `post-format` for formats; for terms their taxonomy. */
            type: string;
            /** @description Content type of an entry. */
            subtype?: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description Settings of the site. */
        Settings: {
            /** @description Title of the site in its HTML form. */
            title: string;
            /** @description Tagline of the site in its HTML form. */
            description: string;
            /**
             * Format: uri
             * @description Address of the site.
             */
            url: string;
            /** @description Where messages about the site go; empty for nowhere. */
            email: string;
            /** @description IANA name of the zone or an offset such as UTC+5:30. */
            timezone: string;
            /** @description How pages of the site write dates. */
            date_format: string;
            /** @description How pages of the site write times. */
            time_format: string;
            /** @description First day of the week; 0 is Sunday. */
            start_of_week: number;
            /** @description Locale of the site, such as en_US. */
            language: string;
            /** @description Whether text smilies are shown as pictures. */
            use_smilies: boolean;
            /** @description Category of posts that name none. */
            default_category: number;
            /** @description Format of new posts that name none; 0 is the standard one. */
            default_post_format: string;
            /** @description How many posts a page of the site lists. */
            posts_per_page: number;
            /**
             * @description What the front page of the site shows.
             * @enum {string}
             */
            show_on_front: "posts" | "page";
            /** @description The page at the front; 0 for none. */
            page_on_front: number;
            /** @description The page that lists posts; 0 for none. */
            page_for_posts: number;
            /**
             * @description Ping status of new posts that name none.
             * @enum {string}
             */
            default_ping_status: "open" | "closed";
            /**
             * @description Comment status of new posts that name none.
             * @enum {string}
             */
            default_comment_status: "open" | "closed";
            /** @description The media item that is the logo. */
            site_logo: number | null;
            /** @description The media item that is the icon; 0 for none. */
            site_icon: number;
            /** @description Styles of pages besides those that they have. */
            custom_css: string;
            /** @description Whether the footer of pages links to the API and its documents. */
            show_api_links: boolean;
        };
        /** @description An event of the audit trail. It stays as it was written, whatever happens to the user and the object that it names. */
        AuditEvent: {
            id: number;
            /**
             * Format: utc-date-time
             * @description In UTC.
             */
            date: string;
            kind: components["schemas"]["AuditEventKind"];
            actor: components["schemas"]["AuditActor"];
            /** @description Client address of the request; null without a request. */
            address: string | null;
            /**
             * Format: uuid
             * @description The application password that the request came with.
             */
            application_password: string | null;
            object: components["schemas"]["AuditObject"];
            details: components["schemas"]["AuditDetails"];
            _links: components["schemas"]["Links"];
        };
        /**
         * @description What happened.
         * @enum {string}
         */
        AuditEventKind: "sign_in" | "sign_in_refused" | "session_ended" | "account_created" | "account_changed" | "role_granted" | "role_removed" | "password_reset_requested" | "password_changed" | "account_deleted" | "application_password_created" | "application_password_changed" | "application_password_revoked" | "setting_changed" | "entry_deleted" | "term_deleted" | "comment_deleted" | "site_exported" | "site_imported";
        /** @description Who caused an event. */
        AuditActor: {
            /**
             * @description A user; an anonymous client; the command line; a background job; or somebody with direct access to the database.
             * @enum {string}
             */
            kind: "user" | "visitor" | "cli" | "job" | "database";
            /** @description Id of the user. */
            id: number | null;
            /** @description Login name of the user at the time. */
            name: string | null;
        };
        /** @description What an event is about. */
        AuditObject: {
            type: components["schemas"]["AuditObjectType"];
            /** @description Id of the object, uuid of an application password, name of a setting; empty where there is none. */
            id: string;
            /** @description Login name, title or name at the time. */
            name: string;
        };
        /**
         * @description What kind of object an event is about.
         * @enum {string}
         */
        AuditObjectType: "user" | "application_password" | "setting" | "entry" | "term" | "comment" | "site";
        /** @description Further members of an event, by its kind, without secrets. */
        AuditDetails: {
            /** @description Which fields of the account were changed. */
            members?: string[];
            /** @description The mail address of the account, or how it was changed. */
            email?: string | {
                from: string;
                to: string;
            };
            /** @description The roles that were granted, removed or held. */
            roles?: string[];
            /** @description Whose application password it is. */
            user?: {
                id: number;
                name: string;
            };
            /** @description Scopes of the application password. */
            scopes?: string[];
            /** @description When the application password ends. */
            expires?: string;
            /** @description Addresses of the application password, at most twenty. */
            allowed_addresses?: string[];
            /** @description How many sessions have ended. */
            sessions?: number;
            /** @description The value of the setting before; left out where it is the default, long, or confidential. */
            from?: string | number | boolean | unknown[];
            /** @description The value of the setting since; left out where it is the default, long, or confidential. */
            to?: string | number | boolean | unknown[];
            /** @description Type of the entry or comment, or taxonomy of the term. */
            type?: string;
            /** @description Where the content came from. */
            source?: string;
            /** @description Whether all former content was discarded. */
            replaced?: boolean;
        };
        /** @description An address that is notified of events of the site. */
        Webhook: {
            id: number;
            /**
             * Format: uri
             * @description Where messages are sent.
             */
            url: string;
            /** @description What it is for. */
            description: string;
            /** @description What it is notified of. */
            events: components["schemas"]["WebhookEvent"][];
            /** @description Only events of these types of entries and comments, or taxonomies; all if it is empty. */
            types: string[];
            /** @description Only events of entries with one of these terms, and of the terms themselves; all if it is empty. */
            terms: number[];
            /**
             * @description `paused` by an administrator, or `disabled` by the service: after three days without a success, when more waits for it than is kept, or when its receiver answered 410.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /**
             * Format: date-time
             * @description When the first attempt failed after the last success; null while all is well.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created: string;
            /**
             * Format: date-time
             * @description When it was changed last, in UTC.
             */
            modified: string;
            /** @description The key of signatures, as `whsec_` and 32 bytes in Base64. */
            secret?: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /**
         * @description The name of an event; `post.*` and the like select all events of a kind, `*` for all.
         * @enum {string}
         */
        WebhookEvent: "*" | "post.*" | "page.*" | "block.*" | "navigation.*" | "menu_item.*" | "event.*" | "venue.*" | "organizer.*" | "media.*" | "comment.*" | "term.*" | "user.*" | "post.created" | "post.published" | "post.updated" | "post.unpublished" | "post.trashed" | "post.restored" | "post.deleted" | "page.created" | "page.published" | "page.updated" | "page.unpublished" | "page.trashed" | "page.restored" | "page.deleted" | "block.created" | "block.published" | "block.updated" | "block.unpublished" | "block.trashed" | "block.restored" | "block.deleted" | "navigation.created" | "navigation.published" | "navigation.updated" | "navigation.unpublished" | "navigation.trashed" | "navigation.restored" | "navigation.deleted" | "menu_item.created" | "menu_item.published" | "menu_item.updated" | "menu_item.unpublished" | "menu_item.trashed" | "menu_item.restored" | "menu_item.deleted" | "event.created" | "event.published" | "event.updated" | "event.unpublished" | "event.trashed" | "event.restored" | "event.deleted" | "venue.created" | "venue.published" | "venue.updated" | "venue.unpublished" | "venue.trashed" | "venue.restored" | "venue.deleted" | "organizer.created" | "organizer.published" | "organizer.updated" | "organizer.unpublished" | "organizer.trashed" | "organizer.restored" | "organizer.deleted" | "media.created" | "media.updated" | "media.deleted" | "comment.created" | "comment.approved" | "comment.updated" | "comment.trashed" | "comment.restored" | "comment.deleted" | "term.created" | "term.updated" | "term.deleted" | "user.created" | "user.updated" | "user.deleted" | "settings.changed";
        DeletedWebhook: {
            /** @constant */
            deleted: true;
            previous: components["schemas"]["WebhookUnlinked"];
        };
        /** @description An address that is notified of events of the site. */
        WebhookUnlinked: {
            id: number;
            /**
             * Format: uri
             * @description Where messages are sent.
             */
            url: string;
            /** @description What it is for. */
            description: string;
            /** @description What it is notified of. */
            events: components["schemas"]["WebhookEvent"][];
            /** @description Only events of these types of entries and comments, or taxonomies; all if it is empty. */
            types: string[];
            /** @description Only events of entries with one of these terms, and of the terms themselves; all if it is empty. */
            terms: number[];
            /**
             * @description `paused` by an administrator, or `disabled` by the service: after three days without a success, when more waits for it than is kept, or when its receiver answered 410.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /**
             * Format: date-time
             * @description When the first attempt failed after the last success; null while all is well.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created: string;
            /**
             * Format: date-time
             * @description When it was changed last, in UTC.
             */
            modified: string;
            /** @description The key of signatures, as `whsec_` and 32 bytes in Base64. */
            secret?: string;
        };
        /** @description A message to a webhook, and its outcome. */
        WebhookDelivery: {
            id: number;
            /** @description Id of the webhook. */
            webhook: number;
            /** @description What happened, such as `post.published`. */
            event: string;
            /**
             * @description A failed delivery has been given up; it can be sent again.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: date-time
             * @description When it was queued, in UTC.
             */
            created: string;
            /** @description How often it has been sent. */
            attempts: number;
            /**
             * Format: date-time
             * @description The earliest time of the next attempt; null if there is none.
             */
            next_attempt: string | null;
            request: components["schemas"]["WebhookRequest"];
            response: components["schemas"]["WebhookResponse"];
            /** @description Why the last attempt failed; empty if it did not. */
            error: string;
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description What is sent. */
        WebhookRequest: {
            /** @description Headers of the last attempt, without its signature. */
            headers: {
                [key: string]: string;
            };
            /** @description The message. */
            body: components["schemas"]["EntryMessage"] | components["schemas"]["RecordMessage"] | components["schemas"]["SettingsMessage"] | components["schemas"]["TestMessage"];
        };
        /** @description Something happened to an entry. */
        EntryMessage: {
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "post.created" | "post.published" | "post.updated" | "post.unpublished" | "post.trashed" | "post.restored" | "post.deleted" | "page.created" | "page.published" | "page.updated" | "page.unpublished" | "page.trashed" | "page.restored" | "page.deleted" | "block.created" | "block.published" | "block.updated" | "block.unpublished" | "block.trashed" | "block.restored" | "block.deleted" | "navigation.created" | "navigation.published" | "navigation.updated" | "navigation.unpublished" | "navigation.trashed" | "navigation.restored" | "navigation.deleted" | "menu_item.created" | "menu_item.published" | "menu_item.updated" | "menu_item.unpublished" | "menu_item.trashed" | "menu_item.restored" | "menu_item.deleted" | "event.created" | "event.published" | "event.updated" | "event.unpublished" | "event.trashed" | "event.restored" | "event.deleted" | "venue.created" | "venue.published" | "venue.updated" | "venue.unpublished" | "venue.trashed" | "venue.restored" | "venue.deleted" | "organizer.created" | "organizer.published" | "organizer.updated" | "organizer.unpublished" | "organizer.trashed" | "organizer.restored" | "organizer.deleted" | "media.created" | "media.updated" | "media.deleted";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["EntryMessageData"];
        };
        EntryMessageData: {
            /** @description Id of the entry. */
            id: number;
            /** @description Type of the entry, such as `post` or `cal_events`. */
            type: string;
            /** @description Members that are different, such as `title`; `terms` for categories, tags and the like, `details` for what only events, venues, organizers and media items have. */
            changed: string[];
            actor: components["schemas"]["MessageActor"];
            links: components["schemas"]["EntryMessageLinks"];
        };
        /** @description Who did it. */
        MessageActor: {
            /**
             * @description A signed-in user, a visitor, a command of the operator, or the service by itself.
             * @enum {string}
             */
            kind: "user" | "visitor" | "cli" | "job";
            /** @description Id of the user; null if it was none. */
            id: number | null;
        };
        EntryMessageLinks: {
            /**
             * Format: uri
             * @description The entry in the API.
             */
            self: string;
            /**
             * Format: uri
             * @description The page of the entry on the site, if it has one.
             */
            html: string;
        };
        /** @description Something happened to a comment, a term or a user. */
        RecordMessage: {
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "comment.created" | "comment.approved" | "comment.updated" | "comment.trashed" | "comment.restored" | "comment.deleted" | "term.created" | "term.updated" | "term.deleted" | "user.created" | "user.updated" | "user.deleted";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["RecordMessageData"];
        };
        RecordMessageData: {
            /** @description Id of the item. */
            id: number;
            /** @description Type of the comment, taxonomy of the term, or `user`. */
            type: string;
            /** @description Members that are different, such as `name`. */
            changed: string[];
            actor: components["schemas"]["MessageActor"];
            links: components["schemas"]["MessageLinks"];
        };
        MessageLinks: {
            /**
             * Format: uri
             * @description The item in the API.
             */
            self: string;
        };
        /** @description Settings of the site were changed. */
        SettingsMessage: {
            /**
             * @description What happened.
             * @constant
             */
            type: "settings.changed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["SettingsMessageData"];
        };
        SettingsMessageData: {
            /**
             * @description What it happened to.
             * @constant
             */
            type: "settings";
            /** @description Settings whose values are different. */
            changed: string[];
            actor: components["schemas"]["MessageActor"];
            links: components["schemas"]["MessageLinks"];
        };
        /** @description An administrator tests the webhook. */
        TestMessage: {
            /**
             * @description What happened.
             * @constant
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When the test was requested.
             */
            timestamp: string;
            data: components["schemas"]["TestMessageData"];
        };
        TestMessageData: {
            /**
             * @description What it is about.
             * @constant
             */
            type: "webhook";
            actor: components["schemas"]["MessageActor"];
            links: components["schemas"]["MessageLinks"];
        };
        /** @description What the receiver answered to the last attempt; null if it has not answered. */
        WebhookResponse: {
            status: number;
            headers: {
                [key: string]: string;
            };
            /** @description The beginning of the body, 4096 bytes at most. */
            body: string;
            /** @description Milliseconds from the beginning of the attempt to its end. */
            duration: number;
        } | null;
        /** @description A type of blocks. */
        BlockType: {
            /** @description Version of the format of types. */
            api_version: number;
            /** @description With its namespace. */
            name: string;
            title: string;
            /** @description Where editors offer it. */
            category: string | null;
            /** @description Blocks that may contain it directly; null if it may be anywhere. */
            parent: string[] | null;
            /** @description Blocks that may contain it at any depth; null if it may be anywhere. */
            ancestor: string[] | null;
            /** @description Blocks that may be in it; null if all may. */
            allowed_blocks: string[] | null;
            icon: string | null;
            description: string;
            keywords: string[];
            /** @description Attributes of the block by name. */
            attributes: {
                [key: string]: {
                    [key: string]: unknown;
                };
            } | null;
            /** @description What editors offer for it. */
            supports: {
                [key: string]: unknown;
            };
            /** @description Parts of its markup. */
            selectors: {
                [key: string]: unknown;
            };
            /** @description Attributes that blocks in it can see. */
            provides_context: {
                [key: string]: string;
            };
            uses_context: string[];
            /** @description Its looks. */
            styles: {
                name: string;
                label: string;
                isDefault?: boolean;
            }[];
            /** @description Forms in which editors offer it. */
            variations: {
                [key: string]: unknown;
            }[];
            /** @description For previews. */
            example: {
                [key: string]: unknown;
            } | null;
            /** @description The service makes its markup. */
            is_dynamic: boolean;
            /** @description Names of scripts of its editor; always empty. */
            editor_script_handles: string[];
            /** @description Names of its scripts; always empty. */
            script_handles: string[];
            /** @description Names of scripts of its pages; always empty. */
            view_script_handles: string[];
            /** @description Names of script modules of its pages; always empty. */
            view_script_module_ids: string[];
            /** @description Names of style sheets of its editor; always empty. */
            editor_style_handles: string[];
            /** @description Names of its style sheets; always empty. */
            style_handles: string[];
            /** @description Names of style sheets of its pages; always empty. */
            view_style_handles: string[];
            _links: components["schemas"]["Links"];
            _embedded?: components["schemas"]["CoreV2Embedded"];
        };
        /** @description What a dynamic block looks like now. */
        RenderedBlock: {
            /** @description HTML; empty where there is nothing to show. */
            rendered: string;
        };
        /** @description Categories, and how they are combined. */
        CategoryFilter: {
            /** @description Term ids. */
            terms?: number[];
            /** @description Categories below count as well. */
            include_children?: boolean;
            /**
             * @description All of the terms or one of them.
             * @enum {string}
             */
            operator?: "AND" | "OR";
        };
        /** @description Categories to leave out. */
        CategoryExclusion: {
            /** @description Term ids. */
            terms?: number[];
            /** @description Categories below count as well. */
            include_children?: boolean;
        };
        /** @description Tags, and how they are combined. */
        TagFilter: {
            /** @description Term ids. */
            terms?: number[];
            /**
             * @description All of the terms or one of them.
             * @enum {string}
             */
            operator?: "AND" | "OR";
        };
        /** @description Tags to leave out. */
        TagExclusion: {
            /** @description Term ids. */
            terms?: number[];
        };
        /** @description Writable fields of a post. */
        PostInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Name in the address; made unique. Null derives it again from the title. */
            slug?: string | null;
            title?: components["schemas"]["TitleInput"];
            /** @description User id. Null has no effect. */
            author?: number | null;
            /** @description Media id of the featured image. Null or 0 removes it. */
            featured_media?: number | null;
            /** @description Null has no effect. */
            comment_status?: ("open" | "closed") | null;
            /** @description Null has no effect. */
            ping_status?: ("open" | "closed") | null;
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens the item. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            excerpt?: components["schemas"]["ExcerptInput"];
            meta?: components["schemas"]["EntryMetaInput"];
            /** @description Null has no effect. */
            format?: ("standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio") | null;
            /** @description Shown before others; not together with a password. Null means no. */
            sticky?: boolean | null;
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            categories?: number[] | null;
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            tags?: number[] | null;
        };
        /** @description Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty. */
        TitleInput: string | {
            raw?: string | number | boolean | null;
        } | null;
        /** @description Like the title, but an empty `raw` empties it too and one of `0` is text. Markup that the caller may not use is removed. */
        ContentInput: string | {
            raw?: string | number | boolean | null;
        } | null;
        /** @description Like the content. Without one the answer shows the beginning of the content. */
        ExcerptInput: string | {
            raw?: string | number | boolean | null;
        } | null;
        /** @description Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. Lines of text lose markup and percent codes such as `%20`; addresses of calendar entries keep these. */
        EntryMetaInput: {
            [key: string]: string | number | boolean | unknown[] | {
                [key: string]: unknown;
            } | null;
        } | null;
        /** @description The fields of a post. Title, content and excerpt are stored; the others are checked but have no effect. */
        PostAutosaveInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Name in the address; made unique. Null derives it again from the title. */
            slug?: string | null;
            title?: components["schemas"]["TitleInput"];
            /** @description User id. Null has no effect. */
            author?: number | null;
            /** @description Media id of the featured image. Null or 0 removes it. */
            featured_media?: number | null;
            /** @description Null has no effect. */
            comment_status?: ("open" | "closed") | null;
            /** @description Null has no effect. */
            ping_status?: ("open" | "closed") | null;
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens the item. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            excerpt?: components["schemas"]["ExcerptInput"];
            meta?: components["schemas"]["EntryMetaInput"];
            /** @description Null has no effect. */
            format?: ("standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio") | null;
            /** @description Shown before others; not together with a password. Null means no. */
            sticky?: boolean | null;
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            categories?: number[] | null;
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            tags?: number[] | null;
            /** @description Id of the item that the autosave belongs to. The address counts. */
            parent?: number;
        };
        /** @description What the link shows. */
        PreviewLinkInput: {
            /** @description Id of a revision or autosave of the item, whose texts the link shows. By default it shows the item itself. */
            revision?: number;
        };
        /** @description Writable fields of a page. */
        PageInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Name in the address; made unique. Null derives it again from the title. */
            slug?: string | null;
            title?: components["schemas"]["TitleInput"];
            /** @description User id. Null has no effect. */
            author?: number | null;
            /** @description Media id of the featured image. Null or 0 removes it. */
            featured_media?: number | null;
            /** @description Null has no effect. */
            comment_status?: ("open" | "closed") | null;
            /** @description Null has no effect. */
            ping_status?: ("open" | "closed") | null;
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens the item. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            excerpt?: components["schemas"]["ExcerptInput"];
            meta?: components["schemas"]["EntryMetaInput"];
            /** @description Id of the page above. Null or 0 is the top. */
            parent?: number | null;
            /** @description Place among its siblings. Null means 0. */
            menu_order?: number | null;
        };
        /** @description The fields of a page. Title, content and excerpt are stored; the others are checked but have no effect. */
        PageAutosaveInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Name in the address; made unique. Null derives it again from the title. */
            slug?: string | null;
            title?: components["schemas"]["TitleInput"];
            /** @description User id. Null has no effect. */
            author?: number | null;
            /** @description Media id of the featured image. Null or 0 removes it. */
            featured_media?: number | null;
            /** @description Null has no effect. */
            comment_status?: ("open" | "closed") | null;
            /** @description Null has no effect. */
            ping_status?: ("open" | "closed") | null;
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens the item. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            excerpt?: components["schemas"]["ExcerptInput"];
            meta?: components["schemas"]["EntryMetaInput"];
            /** @description Id of the item that the autosave belongs to. The address counts. */
            parent?: number;
            /** @description Place among its siblings. Null means 0. */
            menu_order?: number | null;
        };
        /** @description Like the title; shown next to the file. */
        CaptionInput: string | {
            raw?: string | null;
        } | null;
        /** @description Like the title; longer than the caption, for the page of the file. */
        DescriptionInput: string | {
            raw?: string | null;
        } | null;
        /** @description Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. */
        MediaMetaInput: {
            [key: string]: string | number | boolean | unknown[] | {
                [key: string]: unknown;
            } | null;
        } | null;
        /** @description Writable fields of a media item. Of the statuses only private takes effect; every other one stands for inherit, and restores an item from the trash. */
        MediaInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Name in the address; made unique. Null derives it again from the title. */
            slug?: string | null;
            title?: components["schemas"]["TitleInput"];
            /** @description User id. Null has no effect. */
            author?: number | null;
            /** @description Media id of the featured image. Null or 0 removes it. */
            featured_media?: number | null;
            /** @description Null has no effect. */
            comment_status?: ("open" | "closed") | null;
            /** @description Null has no effect. */
            ping_status?: ("open" | "closed") | null;
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
            /**
             * @description Private hides the item; any other status and null mean `inherit`.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "inherit" | "trash" | null;
            /** @description Alternative text of a picture. Markup is removed; null empties it. */
            alt_text?: string | null;
            caption?: components["schemas"]["CaptionInput"];
            description?: components["schemas"]["DescriptionInput"];
            /** @description Id of the item that the file is attached to. Null or 0 detaches it. */
            post?: number | null;
            meta?: components["schemas"]["MediaMetaInput"];
        };
        /** @description The address of a file and the fields of its media item. */
        MediaFetchInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Name in the address; made unique. Null derives it again from the title. */
            slug?: string | null;
            title?: components["schemas"]["TitleInput"];
            /** @description User id. Null has no effect. */
            author?: number | null;
            /** @description Media id of the featured image. Null or 0 removes it. */
            featured_media?: number | null;
            /** @description Null has no effect. */
            comment_status?: ("open" | "closed") | null;
            /** @description Null has no effect. */
            ping_status?: ("open" | "closed") | null;
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
            /**
             * @description Private hides the item; any other status and null mean `inherit`.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "inherit" | "trash" | null;
            /** @description Alternative text of a picture. Markup is removed; null empties it. */
            alt_text?: string | null;
            caption?: components["schemas"]["CaptionInput"];
            description?: components["schemas"]["DescriptionInput"];
            /** @description Id of the item that the file is attached to. Null or 0 detaches it. */
            post?: number | null;
            meta?: components["schemas"]["MediaMetaInput"];
            /**
             * Format: uri
             * @description Public address of the file.
             */
            url: string;
        };
        /** @description How a picture is changed: steps in `modifiers`, done in their order, or one rotation and then one crop. Something has to change. */
        MediaEditInput: {
            /**
             * Format: uri
             * @description Address of the picture or of one of its sizes.
             */
            src: string;
            /** @description Steps, applied in order. They replace the other members. */
            modifiers?: components["schemas"]["MediaModifier"][];
            /** @description Degrees clockwise. */
            rotation?: number;
            /** @description Left edge of the crop in percent of the width. */
            x?: number;
            /** @description Upper edge of the crop in percent of the height. */
            y?: number;
            /** @description Width of the part that stays; percent. */
            width?: number;
            /** @description Height of the part that stays; percent. */
            height?: number;
        };
        /** @description One step of editing a picture. */
        MediaModifier: {
            /** @enum {string} */
            type: "rotate" | "crop";
            args: components["schemas"]["MediaModifierArgs"];
        };
        /** @description A rotation has an angle. A crop has the edges and the extent of the part that stays, in percent of the picture as the steps before left it. */
        MediaModifierArgs: {
            /** @description Degrees clockwise. */
            angle?: number;
            left?: number;
            top?: number;
            width?: number;
            height?: number;
        };
        /** @description Pattern categories, and how they are combined. */
        PatternCategoryFilter: {
            /** @description Term ids. */
            terms?: number[];
            /**
             * @description All of the terms or one of them.
             * @enum {string}
             */
            operator?: "AND" | "OR";
        };
        /** @description Pattern categories to leave out. */
        PatternCategoryExclusion: {
            /** @description Term ids. */
            terms?: number[];
        };
        /** @description Writable fields of a reusable block. */
        BlockInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Made unique. Null derives it again from the title. */
            slug?: string | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens the block. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            excerpt?: components["schemas"]["ExcerptInput"];
            title?: components["schemas"]["TitleInput"];
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
            meta?: components["schemas"]["BlockMetaInput"];
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            core_pattern_category?: number[] | null;
        };
        /** @description Registered keys. Unknown keys are ignored and null resets a key to its default. */
        BlockMetaInput: ({
            /**
             * @description How far texts follow the block that they use; empty if entirely.
             * @enum {string|null}
             */
            pattern_sync_status?: "" | "partial" | "unsynced" | null;
        } & {
            [key: string]: unknown;
        }) | null;
        /** @description The fields of a block. Title, content and excerpt are stored; the others are checked but have no effect. */
        BlockAutosaveInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Made unique. Null derives it again from the title. */
            slug?: string | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens the block. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            excerpt?: components["schemas"]["ExcerptInput"];
            title?: components["schemas"]["TitleInput"];
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
            meta?: components["schemas"]["BlockMetaInput"];
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            core_pattern_category?: number[] | null;
            /** @description Id of the item that the autosave belongs to. The address counts. */
            parent?: number;
        };
        /** @description Writable fields of a new pattern category. */
        PatternCategoryCreateInput: {
            /** @description Not empty. */
            name: string;
            /** @description HTML; markup that is not allowed is removed. Null empties it. */
            description?: string | null;
            /** @description Made from the name where it is empty or null, with a number where it is taken. */
            slug?: string | null;
            /** @description No keys are registered for terms; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            } | null;
            /** @description Rejected with `rest_taxonomy_not_hierarchical`; only categories have a parent. */
            parent?: unknown;
        };
        /** @description Writable fields of a pattern category. */
        PatternCategoryUpdateInput: {
            /** @description Not empty, and so not null either. */
            name?: string | null;
            /** @description HTML; markup that is not allowed is removed. Null empties it. */
            description?: string | null;
            /** @description Made from the name where it is empty or null, with a number where it is taken. */
            slug?: string | null;
            /** @description No keys are registered for terms; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            } | null;
            /** @description Rejected with `rest_taxonomy_not_hierarchical`; only categories have a parent. */
            parent?: unknown;
        };
        /** @description Writable fields of a new category. */
        CategoryCreateInput: {
            /** @description Not empty. */
            name: string;
            /** @description HTML; markup that is not allowed is removed. Null empties it. */
            description?: string | null;
            /** @description Made from the name where it is empty or null, with a number where it is taken. */
            slug?: string | null;
            /** @description No keys are registered for terms; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the term above; 0 and null are the top. A term cannot be below itself and goes to the top instead. */
            parent?: number | null;
        };
        /** @description Writable fields of a category. */
        CategoryUpdateInput: {
            /** @description Not empty, and so not null either. */
            name?: string | null;
            /** @description HTML; markup that is not allowed is removed. Null empties it. */
            description?: string | null;
            /** @description Made from the name where it is empty or null, with a number where it is taken. */
            slug?: string | null;
            /** @description No keys are registered for terms; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the term above; 0 and null are the top. A term cannot be below itself and goes to the top instead. */
            parent?: number | null;
        };
        /** @description Writable fields of a new tag. */
        TagCreateInput: {
            /** @description Not empty. */
            name: string;
            /** @description HTML; markup that is not allowed is removed. Null empties it. */
            description?: string | null;
            /** @description Made from the name where it is empty or null, with a number where it is taken. */
            slug?: string | null;
            /** @description No keys are registered for terms; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            } | null;
            /** @description Rejected with `rest_taxonomy_not_hierarchical`; only categories have a parent. */
            parent?: unknown;
        };
        /** @description Writable fields of a tag. */
        TagUpdateInput: {
            /** @description Not empty, and so not null either. */
            name?: string | null;
            /** @description HTML; markup that is not allowed is removed. Null empties it. */
            description?: string | null;
            /** @description Made from the name where it is empty or null, with a number where it is taken. */
            slug?: string | null;
            /** @description No keys are registered for terms; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            } | null;
            /** @description Rejected with `rest_taxonomy_not_hierarchical`; only categories have a parent. */
            parent?: unknown;
        };
        /** @description Writable fields of a new menu. */
        MenuCreateInput: {
            /** @description Not empty. */
            name: string;
            /** @description HTML; markup that is not allowed is removed. Null empties it. */
            description?: string | null;
            /** @description Made from the name where it is empty or null, with a number where it is taken. */
            slug?: string | null;
            /** @description No keys are registered for menus; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            } | null;
            /** @description Where the site shows it; the menu that was there before gives way. An unknown location is rejected with `rest_invalid_menu_location`. A comma list is accepted as well, and null for none. */
            locations?: string[] | null;
            /** @description Pages that are published at the top come to its end by themselves from then on. Null means no. */
            auto_add?: boolean | null;
        };
        /** @description Writable fields of a menu. */
        MenuUpdateInput: {
            /** @description Not empty, and so not null either. */
            name?: string | null;
            /** @description HTML; markup that is not allowed is removed. Null empties it. */
            description?: string | null;
            /** @description Made from the name where it is empty or null, with a number where it is taken. */
            slug?: string | null;
            /** @description No keys are registered for menus; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            } | null;
            /** @description Where the site shows it; the menu that was there before gives way. An unknown location is rejected with `rest_invalid_menu_location`. A comma list is accepted as well, and null for none. */
            locations?: string[] | null;
            /** @description Pages that are published at the top come to its end by themselves from then on. Null means no. */
            auto_add?: boolean | null;
        };
        /** @description Menus, and how they are combined. */
        MenuFilter: {
            /** @description Menu ids. */
            terms?: number[];
            /**
             * @description All of the menus or one of them.
             * @enum {string}
             */
            operator?: "AND" | "OR";
        };
        /** @description Menus to leave out. */
        MenuExclusion: {
            /** @description Menu ids. */
            terms?: number[];
        };
        /** @description Writable fields of a menu item. */
        MenuItemInput: {
            title?: components["schemas"]["TitleInput"];
            /** @description Kind of target; a custom link by default. */
            type?: ("custom" | "post_type" | "post_type_archive" | "taxonomy") | null;
            /** @description Published by default. */
            status?: ("publish" | "draft" | "pending" | "private") | null;
            /** @description Id of the item above, in the same menu. Null or 0 is the top. */
            parent?: number | null;
            /** @description Title attribute of the link. */
            attr_title?: string | null;
            /** @description Classes of the link. A comma list is accepted as well. */
            classes?: string[] | null;
            /** @description HTML; markup that is not allowed is removed. */
            description?: string | null;
            /** @description Position in the menu; the first by default. */
            menu_order?: number | null;
            /** @description Type or taxonomy of what it points to. */
            object?: string | null;
            /** @description Id of what it points to. */
            object_id?: number | null;
            /** @description Where the link opens. */
            target?: ("" | "_blank") | null;
            /** @description Target of a custom link. Addresses that could run scripts count as empty. */
            url?: string | null;
            /** @description Relations of the link. A comma list is accepted as well. */
            xfn?: string[] | null;
            /** @description Id of its menu. Null or 0 means no menu; an unknown id is rejected with `invalid_menu_id`. */
            menus?: number | null;
            /** @description No keys are registered for menu items; unknown keys are ignored. */
            meta?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Writable fields of a new comment. */
        CommentCreateInput: {
            /** @description User id; only moderators write for others. */
            author?: number | null;
            /** @description A mail address; moderators may leave it empty. */
            author_email?: string | null;
            /** @description Where it was sent from; for moderators. */
            author_ip?: string | null;
            author_name?: string | null;
            /** @description An http or https address; anything else becomes empty. */
            author_url?: string | null;
            content?: components["schemas"]["CommentContentInput"];
            /**
             * Format: date-time-or-local
             * @description In the zone of the site or with an offset.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins.
             */
            date_gmt?: string | null;
            /** @description Id of an approved comment on the same item; 0 for no parent. */
            parent?: number | null;
            /** @description Id of the item. */
            post?: number | null;
            /** @description For moderators: `approved` (`approve`, `1`), `hold` (`0`), `spam`, `unspam`, `trash`, `untrash`. Any other value changes nothing. */
            status?: string | null;
            /** @description No keys are registered; all are ignored. */
            meta?: {
                [key: string]: unknown;
            } | null;
            /** @description Must be absent; rejected with `rest_comment_exists`. */
            id?: number | null;
            /** @description `comment`, or `note` for those who may edit the item. */
            type?: string | null;
        };
        /** @description Text, or an object with it as `raw`. Markup that the caller may not use is removed. */
        CommentContentInput: string | {
            raw?: string | null;
        } | null;
        /** @description What can be changed on a comment. */
        CommentUpdateInput: {
            /** @description User id; only moderators write for others. */
            author?: number | null;
            /** @description A mail address; moderators may leave it empty. */
            author_email?: string | null;
            /** @description Where it was sent from; for moderators. */
            author_ip?: string | null;
            author_name?: string | null;
            /** @description An http or https address; anything else becomes empty. */
            author_url?: string | null;
            content?: components["schemas"]["CommentContentInput"];
            /**
             * Format: date-time-or-local
             * @description In the zone of the site or with an offset.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins.
             */
            date_gmt?: string | null;
            /** @description Id of an approved comment on the same item; 0 for no parent. */
            parent?: number | null;
            /** @description Id of the item. */
            post?: number | null;
            /** @description For moderators: `approved` (`approve`, `1`), `hold` (`0`), `spam`, `unspam`, `trash`, `untrash`. Any other value changes nothing. */
            status?: string | null;
            /** @description No keys are registered; all are ignored. */
            meta?: {
                [key: string]: unknown;
            } | null;
            /** @description Cannot change; another one is rejected with `rest_comment_invalid_type`. */
            type?: string | null;
        };
        /** @description What can be written on navigation. */
        NavigationInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Made unique. Null derives it again from the title. */
            slug?: string | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens it. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            title?: components["schemas"]["TitleInput"];
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
        };
        /** @description Writable fields of an event as an entry. */
        EventEntryInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Name in the address; made unique. Null derives it again from the title. */
            slug?: string | null;
            title?: components["schemas"]["TitleInput"];
            /** @description User id. Null has no effect. */
            author?: number | null;
            /** @description Media id of the featured image. Null or 0 removes it. */
            featured_media?: number | null;
            /** @description Null has no effect. */
            comment_status?: ("open" | "closed") | null;
            /** @description Null has no effect. */
            ping_status?: ("open" | "closed") | null;
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens the item. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            excerpt?: components["schemas"]["ExcerptInput"];
            meta?: components["schemas"]["EntryMetaInput"];
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            tags?: number[] | null;
            /** @description Term ids; unknown ones are dropped. Null clears them. A comma list is accepted as well. */
            cal_events_cat?: number[] | null;
        };
        /** @description Writable fields of a venue as an entry. */
        VenueEntryInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Name in the address; made unique. Null derives it again from the title. */
            slug?: string | null;
            title?: components["schemas"]["TitleInput"];
            /** @description User id. Null has no effect. */
            author?: number | null;
            /** @description Media id of the featured image. Null or 0 removes it. */
            featured_media?: number | null;
            /** @description Null has no effect. */
            comment_status?: ("open" | "closed") | null;
            /** @description Null has no effect. */
            ping_status?: ("open" | "closed") | null;
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens the item. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            excerpt?: components["schemas"]["ExcerptInput"];
            meta?: components["schemas"]["EntryMetaInput"];
        };
        /** @description Writable fields of an organizer as an entry. */
        OrganizerEntryInput: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string | null;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string | null;
            /** @description Name in the address; made unique. Null derives it again from the title. */
            slug?: string | null;
            title?: components["schemas"]["TitleInput"];
            /** @description User id. Null has no effect. */
            author?: number | null;
            /** @description Media id of the featured image. Null or 0 removes it. */
            featured_media?: number | null;
            /** @description Null has no effect. */
            comment_status?: ("open" | "closed") | null;
            /** @description Null has no effect. */
            ping_status?: ("open" | "closed") | null;
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean | null;
            /**
             * @description Null means draft.
             * @enum {string|null}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "trash" | null;
            /** @description Protects content and excerpt. Null or empty opens the item. */
            password?: string | null;
            content?: components["schemas"]["ContentInput"];
            excerpt?: components["schemas"]["ExcerptInput"];
            meta?: components["schemas"]["EntryMetaInput"];
        };
        /** @description How the lock is taken. */
        EditLockInput: {
            /** @description Take over the lock of another user. */
            take_over?: boolean;
        };
        /**
         * @description A content type.
         * @enum {string}
         */
        TypeSlug: "post" | "page" | "attachment" | "nav_menu_item" | "core_block" | "core_navigation" | "cal_events" | "cal_venue" | "cal_organizer";
        /** @description Writable fields of a new user. */
        UserCreateInput: {
            /** @description Login name; at most 60 letters, digits, blanks and `_.-@`. */
            username: string;
            /** Format: email */
            email: string;
            /** @description At least 8 characters and no backslash; neither a common password nor the user name or e-mail address. What is too easy to guess is rejected with `rest_user_weak_password`. */
            password: string;
            /** @description Display name; the login name if empty. */
            name?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            /** @description Address of the user's website. */
            url?: string | null;
            description?: string | null;
            /**
             * @description Empty means the default of the site.
             * @enum {string|null}
             */
            locale?: "" | "en_US" | null;
            nickname?: string | null;
            /** @description Must not belong to another user. */
            slug?: string | null;
            /** @description Needs the capability to promote users. An empty list removes all roles. */
            roles?: string[] | null;
            meta?: components["schemas"]["UserMetaInput"];
        };
        /** @description Registered keys; unknown ones are ignored. */
        UserMetaInput: {
            /** @description Settings of editors, by editor. */
            persisted_preferences?: {
                [key: string]: unknown;
            };
        } | null;
        /** @description Writable fields of a user. */
        UserUpdateInput: {
            /** @description Only the one that the user has; null is rejected. */
            username?: string | null;
            /** Format: email */
            email?: string | null;
            /** @description No backslash; neither a common password nor the user name or e-mail address (`rest_user_weak_password`). null is rejected. */
            password?: string | null;
            /** @description Display name; the login name if empty. */
            name?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            /** @description Address of the user's website. */
            url?: string | null;
            description?: string | null;
            /**
             * @description Empty means the default of the site.
             * @enum {string|null}
             */
            locale?: "" | "en_US" | null;
            nickname?: string | null;
            /** @description Must not belong to another user. */
            slug?: string | null;
            /** @description Needs the capability to promote users. An empty list removes all roles. */
            roles?: string[] | null;
            meta?: components["schemas"]["UserMetaInput"];
        };
        /** @description Writable fields of a new application password. */
        ApplicationPasswordCreateInput: {
            /** @description The uuid of the program. */
            app_id?: string | "" | null;
            /** @description A name that distinguishes it from others. */
            name: string;
            /** @description What it may be used for, each as `AREA:VERB`. An area is a namespace, such as `core/v2`, or `*` for all. Verbs are `read` (GET), `write` (POST, PUT and PATCH) and `delete`, or `*`. Writes below `/core/v2/users` belong to the area `accounts` instead: who may make them can take every right of the user. An empty list is no limit. */
            scopes?: string[] | null;
            /**
             * Format: date-time-or-local
             * @description When it stops working, in UTC unless a zone is named; null for never.
             */
            expires?: string | null;
            /** @description IP addresses and subnets such as `192.0.2.0/24` from which it works. An empty list is no limit. */
            allowed_addresses?: (string)[] | null;
        };
        /** @description Writable fields of an application password. */
        ApplicationPasswordUpdateInput: {
            /** @description The uuid of the program. */
            app_id?: string | "" | null;
            /** @description A name that distinguishes it from others. */
            name?: string | null;
            /** @description What it may be used for, each as `AREA:VERB`. An area is a namespace, such as `core/v2`, or `*` for all. Verbs are `read` (GET), `write` (POST, PUT and PATCH) and `delete`, or `*`. Writes below `/core/v2/users` belong to the area `accounts` instead: who may make them can take every right of the user. An empty list is no limit. */
            scopes?: string[] | null;
            /**
             * Format: date-time-or-local
             * @description When it stops working, in UTC unless a zone is named; null for never.
             */
            expires?: string | null;
            /** @description IP addresses and subnets such as `192.0.2.0/24` from which it works. An empty list is no limit. */
            allowed_addresses?: (string)[] | null;
        };
        /** @description Settings to change. Null restores the default. */
        SettingsInput: {
            /** @description Title of the site. Markup counts as text. */
            title?: string | null;
            /** @description Tagline of the site. Markup counts as text. */
            description?: string | null;
            /**
             * Format: uri
             * @description Address of the site. It comes from the configuration of the service, so any other value is rejected.
             */
            url?: string | null;
            /** @description Mail address for messages about the site; empty for none. */
            email?: string | null;
            /** @description IANA name of the zone or an offset such as UTC+5:30. */
            timezone?: string | null;
            /** @description How pages of the site write dates, in letters such as those of `j. F Y`; with `F j, Y` as the language does. */
            date_format?: string | null;
            /** @description How pages of the site write times, in letters such as those of `H:i`; with `g:i a` as the language does. */
            time_format?: string | null;
            /** @description First day of the week. */
            start_of_week?: number | null;
            /** @description Locale of the site, such as en_US; language and region must exist. */
            language?: string | null;
            /** @description Whether text smilies are shown as pictures. */
            use_smilies?: boolean | null;
            /** @description Category of posts that name none. It has to exist. */
            default_category?: number | null;
            /**
             * @description Default format of new posts.
             * @enum {string|null}
             */
            default_post_format?: "0" | "standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio" | null;
            /** @description How many posts a page of the site lists. -1 stands for as many as a page can hold, 0 counts as 1, and other numbers below it count without their sign. */
            posts_per_page?: number | null;
            /** @enum {string|null} */
            show_on_front?: "posts" | "page" | null;
            /** @description A page that exists and is not in the trash; 0 for none. */
            page_on_front?: number | null;
            /** @description A page that exists and is not in the trash; 0 for none. */
            page_for_posts?: number | null;
            /** @enum {string|null} */
            default_ping_status?: "open" | "closed" | null;
            /** @enum {string|null} */
            default_comment_status?: "open" | "closed" | null;
            /** @description A media item that exists; 0 for none. */
            site_logo?: number | null;
            /** @description A media item that exists; 0 for none. */
            site_icon?: number | null;
            /** @description Styles of pages besides those that they have. Rules `@import`, `@charset` and `@namespace` are refused, and so are addresses on other sites; `data:image/` is taken. */
            custom_css?: string | null;
            /** @description Whether the footer of pages links to the API and its documents. */
            show_api_links?: boolean | null;
        };
        /** @description Writable fields of a new webhook. */
        WebhookCreateInput: {
            /**
             * Format: uri
             * @description An address on the public internet, by HTTPS or HTTP on a usual port. Redirects are not followed.
             */
            url: string;
            /** @description What it is notified of. */
            events: components["schemas"]["WebhookEvent"][];
            /** @description What it is for. */
            description?: string | null;
            /** @description Only events of these types of entries and comments, or taxonomies; all if it is empty. */
            types?: string[] | null;
            /** @description Only events of entries with one of these terms, and of the terms themselves; all if it is empty. */
            terms?: number[] | null;
            /** @description A webhook that the service has disabled works again when it is made active. */
            status?: ("active" | "paused") | null;
        };
        /** @description Writable fields of a webhook. */
        WebhookUpdateInput: {
            /**
             * Format: uri
             * @description An address on the public internet, by HTTPS or HTTP on a usual port. Redirects are not followed.
             */
            url?: string | null;
            /** @description What it is notified of. */
            events?: components["schemas"]["WebhookEvent"][] | null;
            /** @description What it is for. */
            description?: string | null;
            /** @description Only events of these types of entries and comments, or taxonomies; all if it is empty. */
            types?: string[] | null;
            /** @description Only events of entries with one of these terms, and of the terms themselves; all if it is empty. */
            terms?: number[] | null;
            /** @description A webhook that the service has disabled works again when it is made active. */
            status?: ("active" | "paused") | null;
        };
        /** @description For how long the former secret is used too. */
        WebhookRotationInput: {
            /** @description Hours for which messages are signed with the former secret as well. */
            overlap_hours?: number | null;
        };
        /** @description Values by the names of attributes. Those that the type does not know are ignored. */
        BlockAttributes: {
            [key: string]: unknown;
        };
        BlockRenderInput: {
            /**
             * @description The only possible value.
             * @enum {string}
             */
            context?: "edit";
            attributes?: components["schemas"]["BlockAttributes"];
            /** @description The item that contains the block. */
            post_id?: number;
        };
        /** @description Text, or an object with the text in `raw`, whose other members are ignored. A value of another type, an empty `raw`, one of `0` and null change nothing; an empty string empties it. In `raw` a number is its digits, true is `1` and false is empty. */
        TitleInputForm: string | {
            raw?: string | number | boolean;
        };
        /** @description Like the title; shown next to the file. */
        CaptionInputForm: string | {
            raw?: string;
        };
        /** @description Like the title; longer than the caption, for the page of the file. */
        DescriptionInputForm: string | {
            raw?: string;
        };
        /** @description Registered keys. Unknown keys are ignored and null resets a key to its default; a value of a wrong type is rejected with `rest_invalid_type`. Keys that hold a list take one number or a comma list as well. */
        MediaMetaInputForm: {
            [key: string]: string | number | boolean | unknown[] | {
                [key: string]: unknown;
            };
        };
        /** @description A file and the fields of its media item. */
        MediaUploadForm: {
            /**
             * Format: date-time-or-local
             * @description When to publish, in the zone of the site or with an offset. Null means now.
             */
            date?: string;
            /**
             * Format: date-time-or-local
             * @description The same in UTC; `date` wins. Null means now.
             */
            date_gmt?: string;
            /** @description Name in the address; made unique. Null derives it again from the title. */
            slug?: string;
            title?: components["schemas"]["TitleInputForm"];
            /** @description User id. Null has no effect. */
            author?: number;
            /** @description Media id of the featured image. Null or 0 removes it. */
            featured_media?: number;
            /**
             * @description Null has no effect.
             * @enum {string}
             */
            comment_status?: "open" | "closed";
            /**
             * @description Null has no effect.
             * @enum {string}
             */
            ping_status?: "open" | "closed";
            /** @description A template that the site has. Any other value is rejected; null selects no template. */
            template?: string | number | boolean;
            /**
             * @description Private hides the item; any other status and null mean `inherit`.
             * @enum {string}
             */
            status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "inherit" | "trash";
            /** @description Alternative text of a picture. Markup is removed; null empties it. */
            alt_text?: string;
            caption?: components["schemas"]["CaptionInputForm"];
            description?: components["schemas"]["DescriptionInputForm"];
            /** @description Id of the item that the file is attached to. Null or 0 detaches it. */
            post?: number;
            meta?: components["schemas"]["MediaMetaInputForm"];
            /**
             * Format: binary
             * @description The file; exactly one.
             */
            file?: string;
        };
        /** @description Data that a page needs to show an embed. Members other than `type` and `version` depend on the type and on the provider. */
        Embed: {
            /**
             * @description Version of the format.
             * @constant
             */
            version: "1.0";
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "photo" | "video" | "link" | "rich";
            /** @description Plain text. */
            title?: string;
            /** @description Plain text. */
            author_name?: string;
            /** @description Address of a page about the author. */
            author_url?: string;
            /** @description Plain text. */
            provider_name?: string;
            /** @description Address of the site of its origin. */
            provider_url?: string;
            /** @description Seconds for which it may be kept. */
            cache_age?: number;
            /** @description Address of the picture of a photo. */
            url?: string;
            /** @description Markup that shows it; sanitized if it comes from another site. */
            html?: string;
            /** @description Pixels. */
            width?: number;
            /** @description Pixels. */
            height?: number;
            /** @description Address of a picture of it. */
            thumbnail_url?: string;
            /** @description Pixels. */
            thumbnail_width?: number;
            /** @description Pixels. */
            thumbnail_height?: number;
        };
        /** @description An `oembed` element with an element for each member of the JSON answer. */
        XmlText: string;
        /** @description The discovery index. */
        SiteIndex: {
            /** @description Title of the site. */
            name: string;
            description: string;
            /** Format: uri */
            url: string;
            /** Format: uri */
            home: string;
            /** @description Hours that the zone is ahead of UTC now. */
            gmt_offset: number;
            /** @description IANA name of the zone; empty where it is an offset alone. */
            timezone_string: string;
            namespaces: string[];
            authentication: components["schemas"]["Authentication"];
            routes: components["schemas"]["Routes"];
            _links: components["schemas"]["Links"];
        };
        /** @description How to obtain credentials; empty when the site does not issue any. */
        Authentication: {
            "application-passwords"?: {
                endpoints: {
                    /**
                     * Format: uri
                     * @description Page where a user grants access.
                     */
                    authorization: string;
                };
            };
        };
        /** @description The results of the requests of a batch. */
        BatchAnswer: {
            /** @description In the order of the requests. Some are null only when the batch failed. */
            responses: (components["schemas"]["BatchResponse"] | null)[];
            /**
             * @description Present when nothing was done: `validation` when arguments were not valid, `atomic` when a request of an atomic batch failed and those before it were undone.
             * @enum {string}
             */
            failed?: "validation" | "atomic";
        };
        /** @description The answer to one request of a batch. */
        BatchResponse: {
            /** @description A resource, or an error. */
            body: unknown;
            status: number;
            /** @description Such as `Allow` and `Location`. */
            headers: {
                [key: string]: string | number;
            };
        };
        /** @description Requests to run together. */
        RootBatchInput: {
            /**
             * @description `normal`: each request is independent. `require-all-validate`: no request runs unless the arguments of all are valid. `atomic`: in addition all run in one transaction, which is rolled back when one of them fails.
             * @enum {string}
             */
            validation?: "require-all-validate" | "normal" | "atomic";
            /** @description The requests, run in this order. */
            requests: components["schemas"]["BatchRequest"][];
        };
        /** @description One request of a batch. */
        BatchRequest: {
            /** @enum {string} */
            method?: "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description Path below the API root, with a query if needed. */
            path: string;
            /** @description Arguments of the request. */
            body?: {
                [key: string]: unknown;
            };
            /** @description Headers of this request alone, such as `If-Match`. A number or truth value counts as its text. */
            headers?: {
                [key: string]: string | number | boolean | string[];
            };
        };
        StructuredData: {
            /**
             * @description Whether the graph has any nodes.
             * @enum {string}
             */
            status: "t" | "f";
            /** @description Nodes of the graph; each is complete, and they refer to each other by `@id`. */
            json_ld: components["schemas"]["StructuredNode"][];
        };
        /** @description A node in the vocabulary of schema.org; empty members are left out. */
        StructuredNode: {
            /** @enum {string} */
            "@context": "https://schema.org";
            "@type": string;
            /** Format: uri */
            "@id": string;
        } & {
            [key: string]: unknown;
        };
        /** @description Result of a test. */
        TestResult: {
            /** @description The outcome in words. */
            label: string;
            /**
             * @description Good, could be improved, or critical.
             * @enum {string}
             */
            status: "good" | "recommended" | "critical";
            /** @description Subject of the test. */
            badge: {
                /** @enum {string} */
                label: "Security" | "Performance";
                /** @enum {string} */
                color: "blue" | "orange" | "red" | "green" | "purple" | "gray";
            };
            /** @description More about it, as HTML. */
            description: string;
            /** @description What can be done, as HTML; may be empty. */
            actions: string;
            /**
             * @description Name of the test.
             * @enum {string}
             */
            test: "background_updates" | "loopback_requests" | "https_status" | "provider_communication" | "authorization_header" | "page_cache" | "database" | "migrations" | "background_work" | "file_store" | "disk_space" | "node_version" | "database_version" | "clock";
        };
        /** @description The parts of the site and all of them together. */
        DirectorySizes: {
            /**
             * @description Always 0.
             * @constant
             */
            raw: 0;
            core_size: components["schemas"]["PartSize"];
            themes_size: components["schemas"]["PartSize"];
            plugins_size: components["schemas"]["PartSize"];
            uploads_size: components["schemas"]["PartSize"];
            fonts_size: components["schemas"]["PartSize"];
            database_size: components["schemas"]["PartSize"];
            total_size: components["schemas"]["PartSize"];
        };
        /** @description The size of a part, or the reason why it is unknown. */
        PartSize: {
            /** @description For people, such as `77.96 MB`. */
            size: string;
            /** @description With the number of bytes, or why there is none. */
            debug: string;
            /** @description Bytes; absent where there is nothing to count. */
            raw?: number;
        };
        getAdReportsNamespace: {
            query?: {
                /** @description Name of the namespace. */
                namespace?: string;
            };
            answer: components["schemas"]["NamespaceIndex"];
        };
        confirmProviderCode: {
            body?: components["schemas"]["ProviderCode"];
            answer: components["schemas"]["ConfirmedCode"];
        };
        linkProviderAccount: {
            answer: components["schemas"]["LinkedAccount"];
        };
        getProviderStatus: {
            answer: components["schemas"]["ProviderStatus"];
        };
        getProviderReport: {
            body: components["schemas"]["ProviderReportRequest"];
            answer: components["schemas"]["ProviderReport"];
        };
        getAdStatistics: {
            body: components["schemas"]["StatisticsRequest"];
            answer: components["schemas"]["Statistics"];
        };
        getAbTestReport: {
            answer: components["schemas"]["TestReport"];
        };
        revokeProviderLink: {
            body?: components["schemas"]["RevokeRequest"];
            answer: components["schemas"]["RevokedLink"];
        };
        beginProviderLink: {
            answer: components["schemas"]["BegunLink"];
        };
        getAdsNamespace: {
            query?: {
                /** @description Name of the namespace. */
                namespace?: string;
            };
            answer: components["schemas"]["NamespaceIndex"];
        };
        listAds: {
            query?: {
                /** @description Page of the list, counted from one. */
                pageno?: number;
                /** @description Units on a page. */
                posts_per_page?: number;
                /** @description Part of the label or the type, or an id. */
                search_param?: string;
                /** @description Only units of this type. */
                filter_by?: string;
                /** @description No units of this type. */
                filter_not_by?: string;
                /**
                 * @description Most impressions or most clicks first; by default the newest.
                 * @enum {string}
                 */
                sort_by?: "impression" | "click" | "";
            };
            answer: components["schemas"]["AdList"];
        };
        getAd: {
            query: {
                /** @description Id of the unit. */
                "ad-id": number;
            };
            answer: components["schemas"]["Ad"];
        };
        getAdSettings: {
            answer: components["schemas"]["AdSettings"];
        };
        listConditionValues: {
            query: {
                /**
                 * @description Kind of condition.
                 * @enum {string}
                 */
                condition: "post_type" | "general" | "post" | "page" | "post_category" | "post_format" | "taxonomy" | "tags" | "page_template" | "author" | "user_type";
                /** @description Part of the name. */
                search?: string;
            };
            answer: components["schemas"]["Option"][];
        };
        describeAds: {
            answer: components["schemas"]["Information"];
        };
        listAdRoles: {
            query?: {
                /** @description Part of the name. */
                search?: string;
            };
            answer: components["schemas"]["OptionList"];
        };
        listAdTags: {
            query?: {
                /** @description Part of the name. */
                search?: string;
            };
            answer: components["schemas"]["OptionList"];
        };
        listAdIntegrations: {
            query?: {
                /** @description Part of the name. */
                search?: string;
            };
            answer: components["schemas"]["OptionList"];
        };
        findAdIntegration: {
            query?: {
                /** @description Name of the integration. */
                plugin_name?: string;
            };
            answer: components["schemas"]["Answered"];
        };
        isAdAdministrator: {
            answer: components["schemas"]["Answered"];
        };
        getAdTotals: {
            query?: {
                /** @description Id of the unit. */
                ad_id?: number;
            };
            answer: components["schemas"]["Totals"];
        };
        changeAdMode: {
            body: {
                /**
                 * @description The mode.
                 * @enum {string}
                 */
                mode: "new" | "old";
            };
            answer: components["schemas"]["Done"];
        };
        changeAds: {
            body: {
                /**
                 * @description The action.
                 * @enum {string}
                 */
                action: "publish" | "draft" | "duplicate" | "delete" | "clear_impression";
                /** @description Ids of the units; one alone and a comma list are accepted as well. */
                ad_id: number[];
            };
            answer: components["schemas"]["ActionReport"];
        };
        saveAd: {
            body: {
                ads_post_meta: components["schemas"]["AdFieldsInput"];
                /**
                 * @description Status of the unit. By default an existing unit keeps its status and a new one is published.
                 * @enum {string}
                 */
                ads_ad_status?: "publish" | "draft";
            };
            answer: components["schemas"]["SavedAd"];
        };
        updateAdSettings: {
            body: {
                settings: components["schemas"]["AdSettingsChange"];
            };
            answer: components["schemas"]["SavedSettings"];
        };
        validateAdsTxt: {
            body?: {
                /** @description The text, where the body is a list. */
                0?: string;
                /** @description The text. */
                content?: string;
            };
            answer: components["schemas"]["TextVerdict"];
        };
        sendCustomerQuery: {
            body: {
                /**
                 * Format: email
                 * @description Who asks.
                 */
                email: string;
                /** @description The question. */
                message: string;
                /**
                 * @description Whether a paying customer asks.
                 * @enum {string}
                 */
                type?: "yes" | "no";
            };
            answer: components["schemas"]["Enqueued"];
        };
        exportAdSettings: {
            body?: {
                /** @description What the file has. */
                include?: ("settings" | "ads")[];
            };
            answer: components["schemas"]["AdExport"];
        };
        importAdSettings: {
            body?: components["schemas"]["AdImport"];
            answer: components["schemas"]["ImportedFile"];
        };
        getNextAdNumber: {
            answer: components["schemas"]["NextAd"];
        };
        subscribeNewsletter: {
            body: {
                /** @description Who subscribes. */
                name?: string;
                /**
                 * Format: email
                 * @description Where to.
                 */
                email: string;
                /** @description Site of the subscriber. */
                website?: string;
            };
            answer: components["schemas"]["Enqueued"];
        };
        importAdsSourceA: {
            body?: {
                /** @description The items. */
                ads?: {
                    [key: string]: unknown;
                }[];
                /** @description Only report what would be imported. */
                dry_run?: boolean;
            };
            answer: components["schemas"]["ImportReport"];
        };
        importAdsSourceB: {
            body?: {
                /** @description The items. */
                ads?: {
                    [key: string]: unknown;
                }[];
                /** @description Only report what would be imported. */
                dry_run?: boolean;
            };
            answer: components["schemas"]["ImportReport"];
        };
        importAdsSourceC: {
            body?: {
                /** @description The items. */
                ads?: {
                    [key: string]: unknown;
                }[];
                /** @description Only report what would be imported. */
                dry_run?: boolean;
            };
            answer: components["schemas"]["ImportReport"];
        };
        confirmReportCode: {
            body?: components["schemas"]["ProviderCode"];
            answer: components["schemas"]["ConfirmedCode"];
        };
        listAdLocations: {
            answer: components["schemas"]["Locations"];
        };
        listAdClicks: {
            body?: {
                /** @description `last_7days`, `last_15days`, `last_30days` or `custom`; any other word means `last_7days`; by default all clicks are listed. */
                report_period?: string;
                /** @description First day, for `custom`. */
                cust_fromdate?: string;
                /** @description Last day, for `custom`. */
                cust_todate?: string;
                /** @description Part of an id, network, address, browser or referrer. */
                search_param?: string;
                /** @description Page of the list. */
                page?: number;
            };
            answer: components["schemas"]["ClickLog"];
        };
        decideAds: {
            query?: {
                /** @description Id of the item. */
                post?: number;
                /** @description Path of the page instead; `/` is the front page. */
                path?: string;
                /**
                 * @description Device of the visitor when the headers do not reveal it.
                 * @enum {string}
                 */
                device?: "desktop" | "mobile" | "tablet";
            };
            answer: components["schemas"]["AdDecision"];
        };
        trackAds: {
            body: {
                /**
                 * @description What happened.
                 * @enum {string}
                 */
                event: "impression" | "click";
                /** @description To which units. */
                ad_ids: number[];
                /** @description From the decision. */
                token?: string;
                /** @description Address of the page. */
                url?: string;
                /** @description Position at which a unit of an A/B test stood. */
                position?: string;
            };
            answer: unknown;
        };
        getBlockEditorNamespace: {
            query?: {
                /** @description Name of the namespace. */
                namespace?: string;
            };
            answer: components["schemas"]["NamespaceIndex"];
        };
        getUrlDetails: {
            query: {
                /** @description Absolute http or https address of the page. */
                url: string;
            };
            answer: components["schemas"]["UrlDetails"];
        };
        exportTemplates: {
            answer: unknown;
        };
        getNavigationFallback: {
            answer: components["schemas"]["NavigationFallback"];
        };
        getImportsNamespace: {
            query?: {
                /** @description Name of the namespace. */
                namespace?: string;
            };
            answer: components["schemas"]["NamespaceIndex"];
        };
        acceptBatch: {
            path: {
                /** @description Id of the import, as the import service knows it. */
                import_id: string;
            };
            body: components["schemas"]["BatchInput"];
            answer: components["schemas"]["BatchTaken"];
        };
        acceptState: {
            path: {
                /** @description Id of the import, as the import service knows it. */
                import_id: string;
            };
            body: components["schemas"]["StateInput"];
            answer: components["schemas"]["StateTaken"];
        };
        listImports: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only records of these states. A comma list is accepted as well. */
                status?: ("draft" | "pending" | "success" | "failed" | "schedule")[];
                /** @description Only records of these kinds of sources. A comma list is accepted as well. */
                origin?: ("ics" | "csv" | "url")[];
                /**
                 * @description Only single runs, or only schedules.
                 * @enum {string}
                 */
                type?: "manual" | "schedule";
                /** @description Only runs of this record; 0 for records that are not runs. */
                parent?: number;
                /** @description Only records with this text in their source or its name. */
                search?: string;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
            };
            answer: components["schemas"]["ImportSummary"][];
        };
        createImport: {
            body: components["schemas"]["ImportInput"];
            answer: components["schemas"]["ImportRecord"];
        };
        previewImport: {
            body: components["schemas"]["PreviewInput"];
            answer: components["schemas"]["Preview"];
        };
        getImport: {
            path: {
                /** @description Id of the record. */
                id: number;
            };
            answer: components["schemas"]["ImportWithSecrets"];
        };
        deleteImport: {
            path: {
                /** @description Id of the record. */
                id: number;
            };
            query?: {
                /**
                 * @description What to do with the events that the import and its runs created.
                 * @enum {string}
                 */
                events?: "keep" | "trash";
            };
            answer: components["schemas"]["DeletedImport"];
        };
        runImport: {
            path: {
                /** @description Id of the record. */
                id: number;
            };
            answer: components["schemas"]["ImportRecord"];
        };
        cancelImport: {
            path: {
                /** @description Id of the record. */
                id: number;
            };
            answer: components["schemas"]["ImportRecord"];
        };
        getCalendarNamespace: {
            query?: {
                /** @description Name of the namespace. */
                namespace?: string;
            };
            answer: components["schemas"]["NamespaceIndex"];
        };
        getCalendarDocument: {
            answer: components["schemas"]["CalendarDocument"];
        };
        listEvents: {
            query?: {
                /** @description Page of the list, counted from one. */
                page?: number;
                /** @description Items on a page; more than 50 count as 50. */
                per_page?: number;
                /** @description Only events that start on this day or later; without it today, unless a relative bound is given. Dates have many forms, such as `2033-02-10`, `2033-02-10 15:00`, `10 February 2033`, `today` or `+2 weeks`. */
                start_date?: string;
                /** @description Only events that end on this day or earlier; without it two years from now, unless a relative bound is given. */
                end_date?: string;
                /** @description Only events that start before the end of this day. */
                starts_before?: string;
                /** @description Only events that start after this day. */
                starts_after?: string;
                /** @description Only events that end before the last second of this day. */
                ends_before?: string;
                /** @description Only events that end after this day. */
                ends_after?: string;
                /** @description Bounds are the very times that are given, not whole days. Those that name no zone are in UTC; both are turned into the time of the site. Relative bounds leave out the time itself. `yes`, `on`, `1` and `true` ask for it; any other word does not. */
                strict_dates?: string | boolean;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Only events in one of these categories, or below one, by id or slug. A comma list is accepted as well. */
                categories?: string[];
                /** @description Only events with one of these tags, by id or slug. A comma list is accepted as well. */
                tags?: string[];
                /** @description Only events at one of these venues. A comma list is accepted as well. */
                venue?: number[];
                /** @description Only events of one of these organizers. A comma list is accepted as well. */
                organizer?: number[];
                /** @description Only events that are featured, or with false only the others. */
                featured?: boolean;
                /** @description Only events with one of these statuses. All but `publish` are for those who may write events, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well. */
                status?: string[];
                /** @description Only events at venues of which the coordinates are known. */
                geoloc?: boolean;
                /** @description Only events at venues near this latitude, in degrees north; needs `geoloc_lng`. */
                geoloc_lat?: number;
                /** @description Only events at venues near this longitude, in degrees east; needs `geoloc_lat`. */
                geoloc_lng?: number;
                /** @description How many kilometres count as near. */
                geoloc_radius?: number;
                /** @description Only these events, each once, oldest publication first. Dates do not count then. A comma list is accepted as well. */
                include?: number[];
                /** @description Only events below this one. */
                post_parent?: number;
                /** @description No event of this site has tickets. With false all are found; true is refused (`event-tickets-not-active` in `details`). */
                ticketed?: boolean;
                /** @description Answers as an iCalendar file (RFC 5545), of a list with all of its events, whatever the page; a recurring event appears once, with its rule and with its changed occurrences. The same files have lasting addresses on the site, which take the arguments of the list: `/events/?ical=1`, `/events/2033-05-10/?ical=1`, `/events/category/{slug}/?ical=1`, `/events/tag/{slug}/?ical=1`, `/venue/{slug}/?ical=1`, `/organizer/{slug}/?ical=1` and `/event/{slug}/?ical=1`; `/ical/` at the end means the same; those of lists have as many events as the setting `ical_max` says. */
                ical?: boolean;
                /** @description With `ical`: at most so many events, those that begin first; a series with its changed occurrences is one. All unless it is given. */
                ical_max?: number;
            };
            answer: components["schemas"]["EventList"];
        };
        createEvent: {
            body: components["schemas"]["EventCreateInput"];
            answer: components["schemas"]["Event"];
        };
        getEvent: {
            path: {
                /** @description Id of the event. */
                id: number;
            };
            query?: {
                /** @description Password of a protected event; ignored for other events. */
                password?: string;
                /** @description The `original_start` of one time of an event that happens again; the answer has its dates. One that was changed on its own is answered by the event that stands for it. */
                occurrence?: string;
                /** @description Answers as an iCalendar file (RFC 5545), of a list with all of its events, whatever the page; a recurring event appears once, with its rule and with its changed occurrences. The same files have lasting addresses on the site, which take the arguments of the list: `/events/?ical=1`, `/events/2033-05-10/?ical=1`, `/events/category/{slug}/?ical=1`, `/events/tag/{slug}/?ical=1`, `/venue/{slug}/?ical=1`, `/organizer/{slug}/?ical=1` and `/event/{slug}/?ical=1`; `/ical/` at the end means the same; those of lists have as many events as the setting `ical_max` says. */
                ical?: boolean;
                /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            answer: components["schemas"]["Event"];
        };
        deleteEvent: {
            path: {
                /** @description Id of the event. */
                id: number;
            };
            query?: {
                /** @description Password of a protected event; ignored for other events. */
                password?: string;
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
                /** @description The `original_start` of the time that is taken away from an event that happens again. Without it the whole event is removed. */
                occurrence?: string;
                /**
                 * @description What is removed in addition to that time: nothing (`this`, the default), what `following` there is, or `all`. The answer shows the series that is left.
                 * @enum {string}
                 */
                edit?: "this" | "following" | "all";
            };
            answer: components["schemas"]["Event"] | components["schemas"]["DeletedEvent"];
        };
        updateEvent: {
            path: {
                /** @description Id of the event. */
                id: number;
            };
            body?: components["schemas"]["EventUpdateInput"];
            answer: components["schemas"]["Event"];
        };
        getEventBySlug: {
            path: {
                /** @description Slug of the event. */
                slug: string;
            };
            query?: {
                /** @description Password of a protected event; ignored for other events. */
                password?: string;
                /** @description The `original_start` of one time of an event that happens again; the answer has its dates. One that was changed on its own is answered by the event that stands for it. */
                occurrence?: string;
                /** @description Answers as an iCalendar file (RFC 5545), of a list with all of its events, whatever the page; a recurring event appears once, with its rule and with its changed occurrences. The same files have lasting addresses on the site, which take the arguments of the list: `/events/?ical=1`, `/events/2033-05-10/?ical=1`, `/events/category/{slug}/?ical=1`, `/events/tag/{slug}/?ical=1`, `/venue/{slug}/?ical=1`, `/organizer/{slug}/?ical=1` and `/event/{slug}/?ical=1`; `/ical/` at the end means the same; those of lists have as many events as the setting `ical_max` says. */
                ical?: boolean;
                /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            answer: components["schemas"]["Event"];
        };
        deleteEventBySlug: {
            path: {
                /** @description Slug of the event. */
                slug: string;
            };
            query?: {
                /** @description Password of a protected event; ignored for other events. */
                password?: string;
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
                /** @description The `original_start` of the time that is taken away from an event that happens again. Without it the whole event is removed. */
                occurrence?: string;
                /**
                 * @description What is removed in addition to that time: nothing (`this`, the default), what `following` there is, or `all`. The answer shows the series that is left.
                 * @enum {string}
                 */
                edit?: "this" | "following" | "all";
            };
            answer: components["schemas"]["Event"] | components["schemas"]["DeletedEvent"];
        };
        updateEventBySlug: {
            path: {
                /** @description Slug of the event. */
                slug: string;
            };
            body?: components["schemas"]["EventBySlugUpdateInput"];
            answer: components["schemas"]["Event"];
        };
        getEventChanges: {
            path: {
                /** @description Id of the event. */
                id: number;
            };
            answer: components["schemas"]["UnsavedEventChanges"];
        };
        deleteEventChanges: {
            path: {
                /** @description Id of the event. */
                id: number;
            };
            answer: components["schemas"]["UnsavedEventChanges"];
        };
        createEventPreviewLink: {
            path: {
                /** @description Id of the event. */
                id: number;
            };
            body?: components["schemas"]["EventChangesInput"];
            answer: components["schemas"]["PreviewLink"];
        };
        listVenues: {
            query?: {
                /** @description Page of the list, counted from one. */
                page?: number;
                /** @description Items on a page; more than 50 count as 50. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Only those of this event, which the caller may read. */
                event?: number;
                /** @description Only those that published events name, or only the others. `yes`, `on`, `1` and `true` mean the former; any other word, and none, means the latter. */
                has_events?: string | boolean | null;
                /** @description Only those that published events name which have not ended, where it is `yes`, `on`, `1` or `true`. */
                only_with_upcoming?: string | boolean | null;
                /** @description Only those with one of these statuses. All but `publish` are for those who may write some, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well. */
                status?: string[];
            };
            answer: components["schemas"]["VenueList"];
        };
        createVenue: {
            body: components["schemas"]["VenueCreateInput"];
            answer: components["schemas"]["Venue"];
        };
        getVenue: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            answer: components["schemas"]["Venue"];
        };
        deleteVenue: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["Venue"] | components["schemas"]["DeletedVenue"];
        };
        updateVenue: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["VenueUpdateInput"];
            answer: components["schemas"]["Venue"];
        };
        getVenueBySlug: {
            path: {
                /** @description Slug of the item. */
                slug: string;
            };
            query?: {
                /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            answer: components["schemas"]["Venue"];
        };
        deleteVenueBySlug: {
            path: {
                /** @description Slug of the item. */
                slug: string;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["Venue"] | components["schemas"]["DeletedVenue"];
        };
        updateVenueBySlug: {
            path: {
                /** @description Slug of the item. */
                slug: string;
            };
            body?: components["schemas"]["VenueUpdateInput"];
            answer: components["schemas"]["Venue"];
        };
        listOrganizers: {
            query?: {
                /** @description Page of the list, counted from one. */
                page?: number;
                /** @description Items on a page; more than 50 count as 50. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Only those of this event, which the caller may read. */
                event?: number;
                /** @description Only those that published events name, or only the others. `yes`, `on`, `1` and `true` mean the former; any other word, and none, means the latter. */
                has_events?: string | boolean | null;
                /** @description Only those that published events name which have not ended, where it is `yes`, `on`, `1` or `true`. */
                only_with_upcoming?: string | boolean | null;
                /** @description Only those with one of these statuses. All but `publish` are for those who may write some, who without it get all that they may read but the trash, as with `any`. A comma list is accepted as well. */
                status?: string[];
            };
            answer: components["schemas"]["OrganizerList"];
        };
        createOrganizer: {
            body: components["schemas"]["OrganizerCreateInput"];
            answer: components["schemas"]["Organizer"];
        };
        getOrganizer: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            answer: components["schemas"]["Organizer"];
        };
        deleteOrganizer: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["Organizer"] | components["schemas"]["DeletedOrganizer"];
        };
        updateOrganizer: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["OrganizerUpdateInput"];
            answer: components["schemas"]["Organizer"];
        };
        getOrganizerBySlug: {
            path: {
                /** @description Slug of the item. */
                slug: string;
            };
            query?: {
                /** @description Token of a preview link. It opens the item that it was issued for, as a visitor would see it if it were public, and is ignored once the item is published; it opens no calendar file. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            answer: components["schemas"]["Organizer"];
        };
        deleteOrganizerBySlug: {
            path: {
                /** @description Slug of the item. */
                slug: string;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["Organizer"] | components["schemas"]["DeletedOrganizer"];
        };
        updateOrganizerBySlug: {
            path: {
                /** @description Slug of the item. */
                slug: string;
            };
            body?: components["schemas"]["OrganizerUpdateInput"];
            answer: components["schemas"]["Organizer"];
        };
        listEventCategories: {
            query?: {
                /** @description Page of the list, counted from one. */
                page?: number;
                /** @description Items on a page; more than 50 count as 50. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Leave out these ids, all of which must exist. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids, all of which must exist. A comma list is accepted as well. */
                include?: number[];
                /** @description `asc` by default; any other word means descending. */
                order?: string;
                /** @description `name`, `slug`, `id`, `term_id`, `count`, `description`, `term_group` or `include`, the order of the ids there; any other word means by name. */
                orderby?: string;
                /** @description Leave out terms without published items; ancestors of used terms stay. */
                hide_empty?: boolean;
                /** @description Only those directly below this category, which must exist. */
                parent?: number;
                /** @description Only terms of this event, which the caller may read; another name of `event`. */
                post?: number;
                /** @description Only terms of this event, which the caller may read. */
                event?: number;
                /** @description Only the term with this slug. */
                slug?: string;
            };
            answer: components["schemas"]["EventCategoryList"];
        };
        createEventCategory: {
            body: components["schemas"]["EventCategoryCreateInput"];
            answer: components["schemas"]["EventCategory"];
        };
        getEventCategory: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            answer: components["schemas"]["EventCategory"];
        };
        updateEventCategory: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            body?: components["schemas"]["EventCategoryUpdateInput"];
            answer: components["schemas"]["EventCategory"];
        };
        deleteEventCategory: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            answer: components["schemas"]["EventCategory"];
        };
        listEventTags: {
            query?: {
                /** @description Page of the list, counted from one. */
                page?: number;
                /** @description Items on a page; more than 50 count as 50. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Leave out these ids, all of which must exist. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids, all of which must exist. A comma list is accepted as well. */
                include?: number[];
                /** @description `asc` by default; any other word means descending. */
                order?: string;
                /** @description `name`, `slug`, `id`, `term_id`, `count`, `description`, `term_group` or `include`, the order of the ids there; any other word means by name. */
                orderby?: string;
                /** @description Leave out terms without published items; ancestors of used terms stay. */
                hide_empty?: boolean;
                /** @description Only terms of this event, which the caller may read; another name of `event`. */
                post?: number;
                /** @description Only terms of this event, which the caller may read. */
                event?: number;
                /** @description Only the term with this slug. */
                slug?: string;
            };
            answer: components["schemas"]["EventTagList"];
        };
        createEventTag: {
            body: components["schemas"]["EventTagCreateInput"];
            answer: components["schemas"]["EventTag"];
        };
        getEventTag: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            answer: components["schemas"]["EventTag"];
        };
        updateEventTag: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            body?: components["schemas"]["EventTagUpdateInput"];
            answer: components["schemas"]["EventTag"];
        };
        deleteEventTag: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            answer: components["schemas"]["EventTag"];
        };
        getCalendarViewsNamespace: {
            query?: {
                /** @description Name of the namespace. */
                namespace?: string;
            };
            answer: components["schemas"]["NamespaceIndex"];
        };
        getCalendarView: {
            query: {
                /** @description Address of the page, absolute on this site or below it. Characters that addresses cannot contain are dropped, and so is a fragment. */
                url: string | null;
                /** @description The view to render, regardless of the address: `list`, `month`, `day`, `week` or `summary`. Any other text means the default view. */
                view?: string | null;
                /** @description The nonce of the caller. */
                _cal_view_rest_nonce_primary?: string | null;
                /** @description The visitors' nonce, which signed-in users have as well. */
                _cal_view_rest_nonce_secondary?: string | null;
                /** @description Takes precedence over the address: `cal-bar-search`, `cal-bar-date`, `url`, `prev_url`, `page`, `paged`, `eventDate`, `eventDisplay`, `posts_per_page` (1 to 50), `featured`, `category` and `tag`. An empty value clears the argument; other members are ignored. */
                view_data?: {
                    [key: string]: unknown;
                } | null;
                /** @description Changes nothing. */
                action?: string | null;
                /** @description Address that was shown before. Where the new one differs in more than its page, its first page is shown, and what is to come. */
                prev_url?: string;
                /** @description Whether the client updates its address to that of the fragment; repeated in the fragment. */
                should_manage_url?: boolean;
            };
            answer: components["schemas"]["RenderedView"];
        };
        getCalendarViewByPost: {
            query: {
                /** @description Address of the page, absolute on this site or below it. Characters that addresses cannot contain are dropped, and so is a fragment. */
                url: string | null;
                /** @description The view to render, regardless of the address: `list`, `month`, `day`, `week` or `summary`. Any other text means the default view. */
                view?: string | null;
                /** @description The nonce of the caller. */
                _cal_view_rest_nonce_primary?: string | null;
                /** @description The visitors' nonce, which signed-in users have as well. */
                _cal_view_rest_nonce_secondary?: string | null;
                /** @description Takes precedence over the address: `cal-bar-search`, `cal-bar-date`, `url`, `prev_url`, `page`, `paged`, `eventDate`, `eventDisplay`, `posts_per_page` (1 to 50), `featured`, `category` and `tag`. An empty value clears the argument; other members are ignored. */
                view_data?: {
                    [key: string]: unknown;
                } | null;
                /** @description Changes nothing. */
                action?: string | null;
                /** @description Address that was shown before. Where the new one differs in more than its page, its first page is shown, and what is to come. */
                prev_url?: string;
                /** @description Whether the client updates its address to that of the fragment; repeated in the fragment. */
                should_manage_url?: boolean;
            };
            answer: components["schemas"]["RenderedView"];
        };
        getViewNonces: {
            answer: components["schemas"]["ViewNonces"];
        };
        getCoreNamespace: {
            query?: {
                /** @description Name of the namespace. */
                namespace?: string;
            };
            answer: components["schemas"]["NamespaceIndex"];
        };
        listPosts: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published after this time, which itself does not count.
                 */
                after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified after this time, which itself does not count.
                 */
                modified_after?: string;
                /** @description Only items of these users. A comma list is accepted as well. */
                author?: number[];
                /** @description Leave out items of these users. A comma list is accepted as well. */
                author_exclude?: number[];
                /**
                 * Format: date-time-or-local
                 * @description Only items published before this time, which itself does not count.
                 */
                before?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified before this time, which itself does not count.
                 */
                modified_before?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which posts are ordered.
                 * @enum {string}
                 */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: ("post_title" | "post_content" | "post_excerpt")[];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "any")[];
                /**
                 * @description Whether the filters on categories and tags must all hold or one of them.
                 * @enum {string}
                 */
                tax_relation?: "AND" | "OR";
                /** @description Only posts in these categories. A comma list is accepted as well, also for `terms`. */
                categories?: number[] | components["schemas"]["CategoryFilter"];
                /** @description Only posts outside these categories. A comma list is accepted as well, also for `terms`. */
                categories_exclude?: number[] | components["schemas"]["CategoryExclusion"];
                /** @description Only posts with these tags. A comma list is accepted as well, also for `terms`. */
                tags?: number[] | components["schemas"]["TagFilter"];
                /** @description Only posts without these tags. A comma list is accepted as well, also for `terms`. */
                tags_exclude?: number[] | components["schemas"]["TagExclusion"];
                /** @description Only posts that are sticky, or only those that are not. */
                sticky?: boolean;
                /** @description Only posts of these formats. */
                format?: ("standard" | "aside" | "chat" | "gallery" | "link" | "image" | "quote" | "status" | "video" | "audio")[];
            };
            contexts: {
                view: components["schemas"]["Post"][];
                embed: components["schemas"]["PostEmbed"][];
                edit: components["schemas"]["PostEdit"][];
            };
            /** @constant */
            batch: true;
        };
        createPost: {
            body?: components["schemas"]["PostInput"];
            answer: components["schemas"]["PostEdit"];
            /** @constant */
            batch: true;
        };
        getPost: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: string;
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            contexts: {
                view: components["schemas"]["Post"];
                embed: components["schemas"]["PostEmbed"];
                edit: components["schemas"]["PostEdit"];
            };
            /** @constant */
            batch: true;
        };
        updatePost: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["PostInput"];
            answer: components["schemas"]["PostEdit"];
            /** @constant */
            batch: true;
        };
        deletePost: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["PostEdit"] | components["schemas"]["DeletedPost"];
            /** @constant */
            batch: true;
        };
        listPostRevisions: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
            };
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Revisions per page; all of them by default. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which revisions are ordered.
                 * @enum {string}
                 */
                orderby?: "date" | "id" | "include" | "relevance" | "slug" | "include_slugs" | "title";
            };
            contexts: {
                view: components["schemas"]["Revision"][];
                embed: components["schemas"]["RevisionEmbed"][];
                edit: components["schemas"]["RevisionEdit"][];
            };
        };
        getPostRevision: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the revision. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["Revision"];
                embed: components["schemas"]["RevisionEmbed"];
                edit: components["schemas"]["RevisionEdit"];
            };
        };
        deletePostRevision: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the revision. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["DeletedRevision"];
        };
        restorePostRevision: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the revision. */
                id: number;
            };
            answer: components["schemas"]["PostEdit"];
        };
        diffPostRevision: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the revision. */
                id: number;
            };
            query?: {
                /** @description Id of another revision of the same item to compare with. By default the current state of the item. */
                to?: number;
            };
            answer: components["schemas"]["RevisionDiff"];
        };
        listPostAutosaves: {
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: number;
            };
            query?: {
                /** @description Id of the item that the autosaves belong to. The address counts. */
                parent?: number;
            };
            contexts: {
                view: components["schemas"]["Autosave"][];
                embed: components["schemas"]["AutosaveEmbed"][];
                edit: components["schemas"]["AutosaveEdit"][];
            };
        };
        createPostAutosave: {
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: number;
            };
            body?: components["schemas"]["PostAutosaveInput"];
            answer: components["schemas"]["AutosaveEdit"];
        };
        getPostAutosave: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the autosave. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["Autosave"];
                embed: components["schemas"]["AutosaveEmbed"];
                edit: components["schemas"]["AutosaveEdit"];
            };
        };
        createPostPreviewLink: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["PreviewLinkInput"];
            answer: components["schemas"]["PreviewLink"];
        };
        listPages: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published after this time, which itself does not count.
                 */
                after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified after this time, which itself does not count.
                 */
                modified_after?: string;
                /** @description Only items of these users. A comma list is accepted as well. */
                author?: number[];
                /** @description Leave out items of these users. A comma list is accepted as well. */
                author_exclude?: number[];
                /**
                 * Format: date-time-or-local
                 * @description Only items published before this time, which itself does not count.
                 */
                before?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified before this time, which itself does not count.
                 */
                modified_before?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Only pages with this order. */
                menu_order?: number;
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which pages are ordered.
                 * @enum {string}
                 */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title" | "menu_order";
                /** @description Only children of these items; 0 is the top. A comma list is accepted as well. */
                parent?: number[];
                /** @description Leave out children of these items. A comma list is accepted as well. */
                parent_exclude?: number[];
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: ("post_title" | "post_content" | "post_excerpt")[];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "any")[];
            };
            contexts: {
                view: components["schemas"]["Page"][];
                embed: components["schemas"]["PageEmbed"][];
                edit: components["schemas"]["PageEdit"][];
            };
            /** @constant */
            batch: true;
        };
        createPage: {
            body?: components["schemas"]["PageInput"];
            answer: components["schemas"]["PageEdit"];
            /** @constant */
            batch: true;
        };
        getPage: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: string;
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            contexts: {
                view: components["schemas"]["Page"];
                embed: components["schemas"]["PageEmbed"];
                edit: components["schemas"]["PageEdit"];
            };
            /** @constant */
            batch: true;
        };
        updatePage: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["PageInput"];
            answer: components["schemas"]["PageEdit"];
            /** @constant */
            batch: true;
        };
        deletePage: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["PageEdit"] | components["schemas"]["DeletedPage"];
            /** @constant */
            batch: true;
        };
        listPageRevisions: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
            };
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Revisions per page; all of them by default. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which revisions are ordered.
                 * @enum {string}
                 */
                orderby?: "date" | "id" | "include" | "relevance" | "slug" | "include_slugs" | "title";
            };
            contexts: {
                view: components["schemas"]["Revision"][];
                embed: components["schemas"]["RevisionEmbed"][];
                edit: components["schemas"]["RevisionEdit"][];
            };
        };
        getPageRevision: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the revision. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["Revision"];
                embed: components["schemas"]["RevisionEmbed"];
                edit: components["schemas"]["RevisionEdit"];
            };
        };
        deletePageRevision: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the revision. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["DeletedRevision"];
        };
        restorePageRevision: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the revision. */
                id: number;
            };
            answer: components["schemas"]["PageEdit"];
        };
        diffPageRevision: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the revision. */
                id: number;
            };
            query?: {
                /** @description Id of another revision of the same item to compare with. By default the current state of the item. */
                to?: number;
            };
            answer: components["schemas"]["RevisionDiff"];
        };
        listPageAutosaves: {
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: number;
            };
            query?: {
                /** @description Id of the item that the autosaves belong to. The address counts. */
                parent?: number;
            };
            contexts: {
                view: components["schemas"]["Autosave"][];
                embed: components["schemas"]["AutosaveEmbed"][];
                edit: components["schemas"]["AutosaveEdit"][];
            };
        };
        createPageAutosave: {
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: number;
            };
            body?: components["schemas"]["PageAutosaveInput"];
            answer: components["schemas"]["AutosaveEdit"];
        };
        getPageAutosave: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the autosave. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["Autosave"];
                embed: components["schemas"]["AutosaveEmbed"];
                edit: components["schemas"]["AutosaveEdit"];
            };
        };
        createPagePreviewLink: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["PreviewLinkInput"];
            answer: components["schemas"]["PreviewLink"];
        };
        listMedia: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published after this time, which itself does not count.
                 */
                after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified after this time, which itself does not count.
                 */
                modified_after?: string;
                /** @description Only items of these users. A comma list is accepted as well. */
                author?: number[];
                /** @description Leave out items of these users. A comma list is accepted as well. */
                author_exclude?: number[];
                /**
                 * Format: date-time-or-local
                 * @description Only items published before this time, which itself does not count.
                 */
                before?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified before this time, which itself does not count.
                 */
                modified_before?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which items are ordered.
                 * @enum {string}
                 */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "parent" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Only files attached to these items; 0 means unattached files. A comma list is accepted as well. */
                parent?: number[];
                /** @description Leave out files that are attached to these items. A comma list is accepted as well. */
                parent_exclude?: number[];
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: ("post_title" | "post_content" | "post_excerpt")[];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
                /** @description Only items with one of these statuses; all but inherit need permission. A comma list is accepted as well. */
                status?: ("inherit" | "private" | "trash")[];
                /** @description Only files of one of these kinds. A comma list is accepted as well. */
                media_type?: ("image" | "video" | "text" | "application" | "audio")[];
                /** @description Only files of one of these media types; unknown ones are ignored. A comma list is accepted as well. */
                mime_type?: string[];
            };
            contexts: {
                view: components["schemas"]["Media"][];
                embed: components["schemas"]["MediaEmbed"][];
                edit: components["schemas"]["MediaEdit"][];
            };
            /** @constant */
            batch: true;
        };
        uploadMedia: {
            query?: {
                /**
                 * Format: uri
                 * @description Address of a file elsewhere, of 32 MB at most, which is fetched unless the request brings one.
                 */
                url?: string;
            };
            body: components["schemas"]["MediaFetchInput"];
            upload: {
                /**
                 * Format: date-time-or-local
                 * @description When to publish, in the zone of the site or with an offset. Null means now.
                 */
                date?: string;
                /**
                 * Format: date-time-or-local
                 * @description The same in UTC; `date` wins. Null means now.
                 */
                date_gmt?: string;
                /** @description Name in the address; made unique. Null derives it again from the title. */
                slug?: string;
                title?: components["schemas"]["TitleInputForm"];
                /** @description User id. Null has no effect. */
                author?: number;
                /** @description Media id of the featured image. Null or 0 removes it. */
                featured_media?: number;
                /**
                 * @description Null has no effect.
                 * @enum {string}
                 */
                comment_status?: "open" | "closed";
                /**
                 * @description Null has no effect.
                 * @enum {string}
                 */
                ping_status?: "open" | "closed";
                /** @description A template that the site has. Any other value is rejected; null selects no template. */
                template?: string | number | boolean;
                /**
                 * @description Private hides the item; any other status and null mean `inherit`.
                 * @enum {string}
                 */
                status?: "publish" | "future" | "draft" | "pending" | "private" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "inherit" | "trash";
                /** @description Alternative text of a picture. Markup is removed; null empties it. */
                alt_text?: string;
                caption?: components["schemas"]["CaptionInputForm"];
                description?: components["schemas"]["DescriptionInputForm"];
                /** @description Id of the item that the file is attached to. Null or 0 detaches it. */
                post?: number;
                meta?: components["schemas"]["MediaMetaInputForm"];
            };
            answer: components["schemas"]["MediaEdit"];
            /** @constant */
            batch: true;
        };
        getMedia: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            contexts: {
                view: components["schemas"]["Media"];
                embed: components["schemas"]["MediaEmbed"];
                edit: components["schemas"]["MediaEdit"];
            };
            /** @constant */
            batch: true;
        };
        updateMedia: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["MediaInput"];
            answer: components["schemas"]["MediaEdit"];
            /** @constant */
            batch: true;
        };
        deleteMedia: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["MediaEdit"] | components["schemas"]["DeletedMedia"];
            /** @constant */
            batch: true;
        };
        editMedia: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body: components["schemas"]["MediaEditInput"];
            answer: components["schemas"]["MediaEdit"];
        };
        createMediaPreviewLink: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            answer: components["schemas"]["PreviewLink"];
        };
        listBlocks: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published after this time, which itself does not count.
                 */
                after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified after this time, which itself does not count.
                 */
                modified_after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published before this time, which itself does not count.
                 */
                before?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified before this time, which itself does not count.
                 */
                modified_before?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which blocks are ordered.
                 * @enum {string}
                 */
                orderby?: "date" | "id" | "include" | "modified" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: ("post_title" | "post_content" | "post_excerpt")[];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "any")[];
                /** @description Only blocks of these categories. A comma list is accepted as well, also for `terms`. */
                core_pattern_category?: number[] | components["schemas"]["PatternCategoryFilter"];
                /** @description Only blocks without these categories. A comma list is accepted as well, also for `terms`. */
                core_pattern_category_exclude?: number[] | components["schemas"]["PatternCategoryExclusion"];
            };
            contexts: {
                view: components["schemas"]["Block"][];
                embed: components["schemas"]["BlockEmbed"][];
                edit: components["schemas"]["BlockEdit"][];
            };
            /** @constant */
            batch: true;
        };
        createBlock: {
            body?: components["schemas"]["BlockInput"];
            answer: components["schemas"]["BlockEdit"];
            /** @constant */
            batch: true;
        };
        getBlock: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: string;
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            contexts: {
                view: components["schemas"]["Block"];
                embed: components["schemas"]["BlockEmbed"];
                edit: components["schemas"]["BlockEdit"];
            };
            /** @constant */
            batch: true;
        };
        updateBlock: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["BlockInput"];
            answer: components["schemas"]["BlockEdit"];
            /** @constant */
            batch: true;
        };
        deleteBlock: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["BlockEdit"] | components["schemas"]["DeletedBlock"];
            /** @constant */
            batch: true;
        };
        listBlockRevisions: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
            };
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Revisions per page; all of them by default. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which revisions are ordered.
                 * @enum {string}
                 */
                orderby?: "date" | "id" | "include" | "relevance" | "slug" | "include_slugs" | "title";
            };
            contexts: {
                view: components["schemas"]["BlockRevision"][];
                embed: components["schemas"]["BlockRevisionEmbed"][];
                edit: components["schemas"]["BlockRevisionEdit"][];
            };
        };
        getBlockRevision: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the revision. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["BlockRevision"];
                embed: components["schemas"]["BlockRevisionEmbed"];
                edit: components["schemas"]["BlockRevisionEdit"];
            };
        };
        deleteBlockRevision: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the revision. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["DeletedBlockRevision"];
        };
        restoreBlockRevision: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the revision. */
                id: number;
            };
            answer: components["schemas"]["BlockEdit"];
        };
        diffBlockRevision: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the revision. */
                id: number;
            };
            query?: {
                /** @description Id of another revision of the same item to compare with. By default the current state of the item. */
                to?: number;
            };
            answer: components["schemas"]["RevisionDiff"];
        };
        listBlockAutosaves: {
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: number;
            };
            query?: {
                /** @description Id of the item that the autosaves belong to. The address counts. */
                parent?: number;
            };
            contexts: {
                view: components["schemas"]["BlockAutosave"][];
                embed: components["schemas"]["BlockAutosaveEmbed"][];
                edit: components["schemas"]["BlockAutosaveEdit"][];
            };
        };
        createBlockAutosave: {
            path: {
                /** @description Id of the item that the autosaves belong to. */
                id: number;
            };
            body?: components["schemas"]["BlockAutosaveInput"];
            answer: components["schemas"]["BlockAutosaveEdit"];
        };
        getBlockAutosave: {
            path: {
                /** @description Id of the item that the revision or autosave belongs to. */
                parent: number;
                /** @description Id of the autosave. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["BlockAutosave"];
                embed: components["schemas"]["BlockAutosaveEmbed"];
                edit: components["schemas"]["BlockAutosaveEdit"];
            };
        };
        createBlockPreviewLink: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["PreviewLinkInput"];
            answer: components["schemas"]["PreviewLink"];
        };
        listPatternCategories: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which terms are ordered.
                 * @enum {string}
                 */
                orderby?: "id" | "include" | "name" | "slug" | "include_slugs" | "term_group" | "description" | "count";
                /** @description Leave out terms without published items. */
                hide_empty?: boolean;
                /** @description Only terms of this item, which the caller must be able to read. */
                post?: number;
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
            };
            contexts: {
                view: components["schemas"]["PatternCategory"][];
                embed: components["schemas"]["PatternCategoryEmbed"][];
                edit: components["schemas"]["PatternCategory"][];
            };
            /** @constant */
            batch: true;
        };
        createPatternCategory: {
            body: components["schemas"]["PatternCategoryCreateInput"];
            answer: components["schemas"]["PatternCategory"];
            /** @constant */
            batch: true;
        };
        getPatternCategory: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["PatternCategory"];
                embed: components["schemas"]["PatternCategoryEmbed"];
                edit: components["schemas"]["PatternCategory"];
            };
            /** @constant */
            batch: true;
        };
        updatePatternCategory: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            body?: components["schemas"]["PatternCategoryUpdateInput"];
            answer: components["schemas"]["PatternCategory"];
            /** @constant */
            batch: true;
        };
        deletePatternCategory: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["DeletedPatternCategory"];
            /** @constant */
            batch: true;
        };
        listCategories: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which terms are ordered.
                 * @enum {string}
                 */
                orderby?: "id" | "include" | "name" | "slug" | "include_slugs" | "term_group" | "description" | "count";
                /** @description Leave out terms without published items. */
                hide_empty?: boolean;
                /** @description Only children of this category; 0 is the top. */
                parent?: number;
                /** @description Only terms of this item, which the caller must be able to read. */
                post?: number;
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
            };
            contexts: {
                view: components["schemas"]["Category"][];
                embed: components["schemas"]["CategoryEmbed"][];
                edit: components["schemas"]["Category"][];
            };
            /** @constant */
            batch: true;
        };
        createCategory: {
            body: components["schemas"]["CategoryCreateInput"];
            answer: components["schemas"]["Category"];
            /** @constant */
            batch: true;
        };
        getCategory: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["Category"];
                embed: components["schemas"]["CategoryEmbed"];
                edit: components["schemas"]["Category"];
            };
            /** @constant */
            batch: true;
        };
        updateCategory: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            body?: components["schemas"]["CategoryUpdateInput"];
            answer: components["schemas"]["Category"];
            /** @constant */
            batch: true;
        };
        deleteCategory: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["DeletedCategory"];
            /** @constant */
            batch: true;
        };
        listTags: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which terms are ordered.
                 * @enum {string}
                 */
                orderby?: "id" | "include" | "name" | "slug" | "include_slugs" | "term_group" | "description" | "count";
                /** @description Leave out terms without published items. */
                hide_empty?: boolean;
                /** @description Only terms of this item, which the caller must be able to read. */
                post?: number;
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
            };
            contexts: {
                view: components["schemas"]["Tag"][];
                embed: components["schemas"]["TagEmbed"][];
                edit: components["schemas"]["Tag"][];
            };
            /** @constant */
            batch: true;
        };
        createTag: {
            body: components["schemas"]["TagCreateInput"];
            answer: components["schemas"]["Tag"];
            /** @constant */
            batch: true;
        };
        getTag: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["Tag"];
                embed: components["schemas"]["TagEmbed"];
                edit: components["schemas"]["Tag"];
            };
            /** @constant */
            batch: true;
        };
        updateTag: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            body?: components["schemas"]["TagUpdateInput"];
            answer: components["schemas"]["Tag"];
            /** @constant */
            batch: true;
        };
        deleteTag: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["DeletedTag"];
            /** @constant */
            batch: true;
        };
        listMenus: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which terms are ordered.
                 * @enum {string}
                 */
                orderby?: "id" | "include" | "name" | "slug" | "include_slugs" | "term_group" | "description" | "count";
                /** @description Leave out terms without published items. */
                hide_empty?: boolean;
                /** @description Only terms of this item, which the caller must be able to read. */
                post?: number;
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
            };
            contexts: {
                view: components["schemas"]["Menu"][];
                embed: components["schemas"]["MenuEmbed"][];
                edit: components["schemas"]["Menu"][];
            };
            /** @constant */
            batch: true;
        };
        createMenu: {
            body: components["schemas"]["MenuCreateInput"];
            answer: components["schemas"]["Menu"];
            /** @constant */
            batch: true;
        };
        getMenu: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["Menu"];
                embed: components["schemas"]["MenuEmbed"];
                edit: components["schemas"]["Menu"];
            };
            /** @constant */
            batch: true;
        };
        updateMenu: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            body?: components["schemas"]["MenuUpdateInput"];
            answer: components["schemas"]["Menu"];
            /** @constant */
            batch: true;
        };
        deleteMenu: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["DeletedMenu"];
            /** @constant */
            batch: true;
        };
        listMenuItems: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published after this time, which itself does not count.
                 */
                after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified after this time, which itself does not count.
                 */
                modified_after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published before this time, which itself does not count.
                 */
                before?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified before this time, which itself does not count.
                 */
                modified_before?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which menu items are ordered.
                 * @enum {string}
                 */
                orderby?: "date" | "id" | "include" | "modified" | "relevance" | "slug" | "include_slugs" | "title" | "menu_order";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: ("post_title" | "post_content" | "post_excerpt")[];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "any")[];
                /**
                 * @description Whether the filters on menus must all hold or one of them.
                 * @enum {string}
                 */
                tax_relation?: "AND" | "OR";
                /** @description Only items of these menus. A comma list is accepted as well, also for `terms`. */
                menus?: number[] | components["schemas"]["MenuFilter"];
                /** @description Only items outside these menus. A comma list is accepted as well, also for `terms`. */
                menus_exclude?: number[] | components["schemas"]["MenuExclusion"];
                /** @description Only items at this place. */
                menu_order?: number;
            };
            contexts: {
                view: components["schemas"]["MenuItem"][];
                embed: components["schemas"]["MenuItemEmbed"][];
                edit: components["schemas"]["MenuItemEdit"][];
            };
            /** @constant */
            batch: true;
        };
        createMenuItem: {
            body?: components["schemas"]["MenuItemInput"];
            answer: components["schemas"]["MenuItemEdit"];
            /** @constant */
            batch: true;
        };
        getMenuItem: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["MenuItem"];
                embed: components["schemas"]["MenuItemEmbed"];
                edit: components["schemas"]["MenuItemEdit"];
            };
            /** @constant */
            batch: true;
        };
        updateMenuItem: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["MenuItemInput"];
            answer: components["schemas"]["MenuItemEdit"];
            /** @constant */
            batch: true;
        };
        deleteMenuItem: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["DeletedMenuItem"];
            /** @constant */
            batch: true;
        };
        listMenuLocations: {
            answer: {
                [key: string]: components["schemas"]["MenuLocation"];
            };
        };
        getMenuLocation: {
            path: {
                /** @description Name of the location. */
                location: string;
            };
            answer: components["schemas"]["MenuLocation"];
        };
        listComments: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only comments written after this time, which itself does not count.
                 */
                after?: string;
                /** @description Only comments of these users; for moderators. A comma list is accepted as well. */
                author?: number[];
                /** @description Leave out comments of these users; for moderators. A comma list is accepted as well. */
                author_exclude?: number[];
                /**
                 * Format: email
                 * @description Only comments with this mail address; for moderators.
                 */
                author_email?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only comments written before this time, which itself does not count.
                 */
                before?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Only comments with this karma; for moderators. */
                karma?: number;
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which comments are ordered.
                 * @enum {string}
                 */
                orderby?: "date" | "date_gmt" | "id" | "include" | "post" | "parent" | "type";
                /** @description Only answers to these comments; 0 means the top level. A comma list is accepted as well. */
                parent?: number[];
                /** @description Leave out answers to these comments. A comma list is accepted as well. */
                parent_exclude?: number[];
                /** @description Only comments on these items. A comma list is accepted as well. */
                post?: number[];
                /** @description `approve`, `hold`, `spam` or `trash`; `all` and an empty text stand for approve and hold, `any` for every one. All but `approve` are for moderators. */
                status?: string;
                /** @description Only comments of this type, `all` or an empty text for every one; all but comment are for moderators. */
                type?: string;
                /** @description Password of a protected item. Callers who may edit the item do not need it. */
                password?: string;
            };
            contexts: {
                view: components["schemas"]["Comment"][];
                embed: components["schemas"]["CommentEmbed"][];
                edit: components["schemas"]["CommentEdit"][];
            };
        };
        createComment: {
            query?: {
                /** @description Password of a protected item. Callers who may edit the item do not need it. */
                password?: string;
            };
            body?: components["schemas"]["CommentCreateInput"];
            answer: components["schemas"]["Comment"] | components["schemas"]["CommentEdit"];
        };
        getComment: {
            path: {
                /** @description Id of the comment. */
                id: number;
            };
            query?: {
                /** @description Password of a protected item. Callers who may edit the item do not need it. */
                password?: string;
            };
            contexts: {
                view: components["schemas"]["Comment"];
                embed: components["schemas"]["CommentEmbed"];
                edit: components["schemas"]["CommentEdit"];
            };
        };
        updateComment: {
            path: {
                /** @description Id of the comment. */
                id: number;
            };
            body?: components["schemas"]["CommentUpdateInput"];
            answer: components["schemas"]["CommentEdit"];
        };
        deleteComment: {
            path: {
                /** @description Id of the comment. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
                /** @description Password of a protected item. Callers who may edit the item do not need it. */
                password?: string;
            };
            answer: components["schemas"]["CommentEdit"] | components["schemas"]["DeletedComment"];
        };
        listNavigation: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published after this time, which itself does not count.
                 */
                after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified after this time, which itself does not count.
                 */
                modified_after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published before this time, which itself does not count.
                 */
                before?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified before this time, which itself does not count.
                 */
                modified_before?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description What navigation is ordered by.
                 * @enum {string}
                 */
                orderby?: "date" | "id" | "include" | "modified" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: ("post_title" | "post_content" | "post_excerpt")[];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "any")[];
            };
            contexts: {
                view: components["schemas"]["Navigation"][];
                embed: components["schemas"]["NavigationEmbed"][];
                edit: components["schemas"]["NavigationEdit"][];
            };
        };
        createNavigation: {
            body?: components["schemas"]["NavigationInput"];
            answer: components["schemas"]["NavigationEdit"];
        };
        getNavigation: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: string;
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            contexts: {
                view: components["schemas"]["Navigation"];
                embed: components["schemas"]["NavigationEmbed"];
                edit: components["schemas"]["NavigationEdit"];
            };
        };
        updateNavigation: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["NavigationInput"];
            answer: components["schemas"]["NavigationEdit"];
        };
        deleteNavigation: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["NavigationEdit"] | components["schemas"]["DeletedNavigation"];
        };
        createNavigationPreviewLink: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            answer: components["schemas"]["PreviewLink"];
        };
        listEventEntries: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published after this time, which itself does not count.
                 */
                after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified after this time, which itself does not count.
                 */
                modified_after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published before this time, which itself does not count.
                 */
                before?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified before this time, which itself does not count.
                 */
                modified_before?: string;
                /** @description Only items of these users. A comma list is accepted as well. */
                author?: number[];
                /** @description Leave out items of these users. A comma list is accepted as well. */
                author_exclude?: number[];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which events are ordered.
                 * @enum {string}
                 */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: ("post_title" | "post_content" | "post_excerpt")[];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "any")[];
                /** @description Only items with one of these tags, by id. A comma list is accepted as well. */
                tags?: number[];
                /** @description Only items in one of these event categories, by id. A comma list is accepted as well. */
                cal_events_cat?: number[];
            };
            contexts: {
                view: components["schemas"]["EventEntry"][];
                embed: components["schemas"]["EventEntryEmbed"][];
                edit: components["schemas"]["EventEntryEdit"][];
            };
        };
        createEventEntry: {
            body?: components["schemas"]["EventEntryInput"];
            answer: components["schemas"]["EventEntryEdit"];
        };
        getEventEntry: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: string;
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            contexts: {
                view: components["schemas"]["EventEntry"];
                embed: components["schemas"]["EventEntryEmbed"];
                edit: components["schemas"]["EventEntryEdit"];
            };
        };
        updateEventEntry: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["EventEntryInput"];
            answer: components["schemas"]["EventEntryEdit"];
        };
        deleteEventEntry: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["EventEntryEdit"] | components["schemas"]["DeletedEventEntry"];
        };
        createEventEntryPreviewLink: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            answer: components["schemas"]["PreviewLink"];
        };
        listCalendarCategories: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which terms are ordered.
                 * @enum {string}
                 */
                orderby?: "id" | "include" | "name" | "slug" | "include_slugs" | "term_group" | "description" | "count";
                /** @description Leave out terms without published items. */
                hide_empty?: boolean;
                /** @description Only children of this category; 0 is the top. */
                parent?: number;
                /** @description Only terms of this item, which the caller must be able to read. */
                post?: number;
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
            };
            contexts: {
                view: components["schemas"]["CalendarCategory"][];
                embed: components["schemas"]["CalendarCategoryEmbed"][];
                edit: components["schemas"]["CalendarCategory"][];
            };
        };
        createCalendarCategory: {
            body: components["schemas"]["CategoryCreateInput"];
            answer: components["schemas"]["CalendarCategory"];
        };
        getCalendarCategory: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["CalendarCategory"];
                embed: components["schemas"]["CalendarCategoryEmbed"];
                edit: components["schemas"]["CalendarCategory"];
            };
        };
        updateCalendarCategory: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            body?: components["schemas"]["CategoryUpdateInput"];
            answer: components["schemas"]["CalendarCategory"];
        };
        deleteCalendarCategory: {
            path: {
                /** @description Id of the term. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["DeletedCalendarCategory"];
        };
        listVenueEntries: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published after this time, which itself does not count.
                 */
                after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified after this time, which itself does not count.
                 */
                modified_after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published before this time, which itself does not count.
                 */
                before?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified before this time, which itself does not count.
                 */
                modified_before?: string;
                /** @description Only items of these users. A comma list is accepted as well. */
                author?: number[];
                /** @description Leave out items of these users. A comma list is accepted as well. */
                author_exclude?: number[];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which venues are ordered.
                 * @enum {string}
                 */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: ("post_title" | "post_content" | "post_excerpt")[];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "any")[];
            };
            contexts: {
                view: components["schemas"]["VenueEntry"][];
                embed: components["schemas"]["VenueEntryEmbed"][];
                edit: components["schemas"]["VenueEntryEdit"][];
            };
        };
        createVenueEntry: {
            body?: components["schemas"]["VenueEntryInput"];
            answer: components["schemas"]["VenueEntryEdit"];
        };
        getVenueEntry: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: string;
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            contexts: {
                view: components["schemas"]["VenueEntry"];
                embed: components["schemas"]["VenueEntryEmbed"];
                edit: components["schemas"]["VenueEntryEdit"];
            };
        };
        updateVenueEntry: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["VenueEntryInput"];
            answer: components["schemas"]["VenueEntryEdit"];
        };
        deleteVenueEntry: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["VenueEntryEdit"] | components["schemas"]["DeletedVenueEntry"];
        };
        createVenueEntryPreviewLink: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            answer: components["schemas"]["PreviewLink"];
        };
        listOrganizerEntries: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published after this time, which itself does not count.
                 */
                after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified after this time, which itself does not count.
                 */
                modified_after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items published before this time, which itself does not count.
                 */
                before?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only items modified before this time, which itself does not count.
                 */
                modified_before?: string;
                /** @description Only items of these users. A comma list is accepted as well. */
                author?: number[];
                /** @description Leave out items of these users. A comma list is accepted as well. */
                author_exclude?: number[];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which organizers are ordered.
                 * @enum {string}
                 */
                orderby?: "author" | "date" | "id" | "include" | "modified" | "relevance" | "slug" | "include_slugs" | "title";
                /** @description Fields to search; all of them by default. A comma list is accepted as well. */
                search_columns?: ("post_title" | "post_content" | "post_excerpt")[];
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
                /** @description Only items with one of these statuses; all but publish need permission. `any` leaves out the trash. A comma list is accepted as well. */
                status?: ("publish" | "future" | "draft" | "pending" | "private" | "trash" | "auto-draft" | "inherit" | "request-pending" | "request-confirmed" | "request-failed" | "request-completed" | "ads_expired" | "fields-disabled" | "cal-ea-success" | "cal-ea-failed" | "cal-ea-schedule" | "cal-ea-pending" | "cal-ea-draft" | "cal-ignored" | "any")[];
            };
            contexts: {
                view: components["schemas"]["OrganizerEntry"][];
                embed: components["schemas"]["OrganizerEntryEmbed"][];
                edit: components["schemas"]["OrganizerEntryEdit"][];
            };
        };
        createOrganizerEntry: {
            body?: components["schemas"]["OrganizerEntryInput"];
            answer: components["schemas"]["OrganizerEntryEdit"];
        };
        getOrganizerEntry: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Password of a protected item. A wrong one, or one for an unprotected item, is rejected. */
                password?: string;
                /** @description Token of a preview link. It opens the item that it was issued for, in the view context only, and is ignored once the item is published. Any other token is refused with `rest_preview_token_invalid` or `rest_preview_token_expired`. The answer is marked `no-store`. */
                preview_token?: string;
            };
            contexts: {
                view: components["schemas"]["OrganizerEntry"];
                embed: components["schemas"]["OrganizerEntryEmbed"];
                edit: components["schemas"]["OrganizerEntryEdit"];
            };
        };
        updateOrganizerEntry: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["OrganizerEntryInput"];
            answer: components["schemas"]["OrganizerEntryEdit"];
        };
        deleteOrganizerEntry: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            query?: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
            };
            answer: components["schemas"]["OrganizerEntryEdit"] | components["schemas"]["DeletedOrganizerEntry"];
        };
        createOrganizerEntryPreviewLink: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            answer: components["schemas"]["PreviewLink"];
        };
        takeEditLock: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            body?: components["schemas"]["EditLockInput"];
            answer: components["schemas"]["EditLock"];
        };
        releaseEditLock: {
            path: {
                /** @description Id of the item. */
                id: number;
            };
            answer: components["schemas"]["EditLock"];
        };
        listUsers: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
                /** @description Skip this many items; it replaces the page number. */
                offset?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /**
                 * @description Field by which users are ordered. Mail address and registration date need the right to list users. `order` has no effect on `include_slugs`, nor on `include` without ids, which goes by login name.
                 * @enum {string}
                 */
                orderby?: "id" | "include" | "name" | "registered_date" | "slug" | "include_slugs" | "email" | "url";
                /** @description Only items with one of these slugs. A comma list is accepted as well. */
                slug?: string[];
                /** @description Only users with one of these roles; needs the right to list users. A comma list is accepted as well. */
                roles?: string[];
                /** @description Only users with one of these capabilities; needs the right to list users. A comma list is accepted as well. */
                capabilities?: string[];
                /**
                 * @description Only users who may write; requires the right to write.
                 * @enum {string}
                 */
                who?: "authors";
                /** @description Only users who have published something, or something of these types. */
                has_published_posts?: boolean | components["schemas"]["TypeSlug"][];
                /** @description Search only here. Without it numbers are looked for in login names and ids, what has an `@` in mail addresses where the caller may search these, and all else everywhere. A comma list is accepted as well. */
                search_columns?: ("email" | "name" | "id" | "username" | "slug")[];
            };
            contexts: {
                view: components["schemas"]["User"][];
                embed: components["schemas"]["UserEmbed"][];
                edit: components["schemas"]["UserEdit"][];
            };
            /** @constant */
            batch: true;
        };
        createUser: {
            body: components["schemas"]["UserCreateInput"];
            answer: components["schemas"]["UserEdit"];
            /** @constant */
            batch: true;
        };
        getCurrentUser: {
            contexts: {
                view: components["schemas"]["User"];
                embed: components["schemas"]["UserEmbed"];
                edit: components["schemas"]["UserEdit"];
            };
        };
        updateCurrentUser: {
            body?: components["schemas"]["UserUpdateInput"];
            answer: components["schemas"]["UserEdit"];
        };
        deleteCurrentUser: {
            query: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
                /** @description Id of the user to whom the content is reassigned. With empty, 0 or false it is moved to the trash, except for items of menus, navigations and reusable blocks. */
                reassign: number | ("" | "false") | false;
            };
            answer: components["schemas"]["DeletedUser"];
        };
        getUser: {
            path: {
                /** @description Id of the user. */
                id: number;
            };
            contexts: {
                view: components["schemas"]["User"];
                embed: components["schemas"]["UserEmbed"];
                edit: components["schemas"]["UserEdit"];
            };
            /** @constant */
            batch: true;
        };
        updateUser: {
            path: {
                /** @description Id of the user. */
                id: number;
            };
            body?: components["schemas"]["UserUpdateInput"];
            answer: components["schemas"]["UserEdit"];
            /** @constant */
            batch: true;
        };
        deleteUser: {
            path: {
                /** @description Id of the user. */
                id: number;
            };
            query: {
                /** @description Delete permanently instead of moving to the trash. */
                force?: boolean;
                /** @description Id of the user to whom the content is reassigned. With empty, 0 or false it is moved to the trash, except for items of menus, navigations and reusable blocks. */
                reassign: number | ("" | "false") | false;
            };
            answer: components["schemas"]["DeletedUser"];
            /** @constant */
            batch: true;
        };
        listApplicationPasswords: {
            path: {
                /** @description Id of the user, or `me` for the caller. */
                user_id: string;
            };
            contexts: {
                view: components["schemas"]["ApplicationPassword"][];
                embed: components["schemas"]["ApplicationPasswordEmbed"][];
                edit: components["schemas"]["ApplicationPasswordEdit"][];
            };
        };
        createApplicationPassword: {
            path: {
                /** @description Id of the user, or `me` for the caller. */
                user_id: string;
            };
            body: components["schemas"]["ApplicationPasswordCreateInput"];
            answer: components["schemas"]["ApplicationPasswordEdit"];
        };
        deleteApplicationPasswords: {
            path: {
                /** @description Id of the user, or `me` for the caller. */
                user_id: string;
            };
            answer: components["schemas"]["DeletedApplicationPasswords"];
        };
        introspectApplicationPassword: {
            path: {
                /** @description Id of the user, or `me` for the caller. */
                user_id: string;
            };
            contexts: {
                view: components["schemas"]["ApplicationPassword"];
                embed: components["schemas"]["ApplicationPasswordEmbed"];
                edit: components["schemas"]["ApplicationPasswordEdit"];
            };
        };
        getApplicationPassword: {
            path: {
                /** @description Id of the user, or `me` for the caller. */
                user_id: string;
                /** @description The `uuid` of the application password. */
                uuid: string;
            };
            contexts: {
                view: components["schemas"]["ApplicationPassword"];
                embed: components["schemas"]["ApplicationPasswordEmbed"];
                edit: components["schemas"]["ApplicationPasswordEdit"];
            };
        };
        updateApplicationPassword: {
            path: {
                /** @description Id of the user, or `me` for the caller. */
                user_id: string;
                /** @description The `uuid` of the application password. */
                uuid: string;
            };
            body?: components["schemas"]["ApplicationPasswordUpdateInput"];
            answer: components["schemas"]["ApplicationPasswordEdit"];
        };
        deleteApplicationPassword: {
            path: {
                /** @description Id of the user, or `me` for the caller. */
                user_id: string;
                /** @description The `uuid` of the application password. */
                uuid: string;
            };
            answer: components["schemas"]["DeletedApplicationPassword"];
        };
        listTypes: {
            contexts: {
                view: {
                    [key: string]: components["schemas"]["Type"];
                };
                embed: {
                    [key: string]: components["schemas"]["TypeEmbed"];
                };
                edit: {
                    [key: string]: components["schemas"]["TypeEdit"];
                };
            };
        };
        getType: {
            path: {
                /** @description Slug of the content type. */
                type: string;
            };
            contexts: {
                view: components["schemas"]["Type"];
                embed: components["schemas"]["TypeEmbed"];
                edit: components["schemas"]["TypeEdit"];
            };
        };
        listStatuses: {
            contexts: {
                view: {
                    [key: string]: components["schemas"]["Status"];
                };
                embed: {
                    [key: string]: components["schemas"]["StatusEmbed"];
                };
                edit: {
                    [key: string]: components["schemas"]["StatusEdit"];
                };
            };
        };
        getStatus: {
            path: {
                /** @description Slug of the status. */
                status: string;
            };
            contexts: {
                view: components["schemas"]["Status"];
                embed: components["schemas"]["StatusEmbed"];
                edit: components["schemas"]["StatusEdit"];
            };
        };
        listTaxonomies: {
            query?: {
                /** @description Only taxonomies of this content type. */
                type?: string;
            };
            contexts: {
                view: {
                    [key: string]: components["schemas"]["Taxonomy"];
                };
                embed: {
                    [key: string]: components["schemas"]["TaxonomyEmbed"];
                };
                edit: {
                    [key: string]: components["schemas"]["TaxonomyEdit"];
                };
            };
        };
        getTaxonomy: {
            path: {
                /** @description Slug of the taxonomy. */
                taxonomy: string;
            };
            contexts: {
                view: components["schemas"]["Taxonomy"];
                embed: components["schemas"]["TaxonomyEmbed"];
                edit: components["schemas"]["TaxonomyEdit"];
            };
        };
        search: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /** @description Only items that match these words. */
                search?: string;
                /**
                 * @description Search text.
                 * @enum {string}
                 */
                type?: "post" | "term" | "post-format";
                /** @description Only these content types, or for terms these taxonomies; formats of posts have none. A subtype of another type is refused. A comma list is accepted as well. */
                subtype?: ("any" | "post" | "page" | "cal_events" | "category" | "post_tag" | "cal_events_cat")[];
                /** @description Leave out these ids. A comma list is accepted as well. */
                exclude?: number[];
                /** @description Only these ids. A comma list is accepted as well. */
                include?: number[];
            };
            answer: components["schemas"]["SearchResult"][];
        };
        getSettings: {
            answer: components["schemas"]["Settings"];
        };
        updateSettings: {
            body?: components["schemas"]["SettingsInput"];
            answer: components["schemas"]["Settings"];
        };
        listAuditEvents: {
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /**
                 * @description Direction of the ordering.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /** @description Only events of these kinds. A comma list is accepted as well. */
                kind?: components["schemas"]["AuditEventKind"][];
                /** @description Only events that this user caused, also a deleted one. */
                actor?: number;
                /** @description Only events about objects of this type. */
                object_type?: components["schemas"]["AuditObjectType"];
                /** @description Only events about objects with this id, which is unique among those of a type. */
                object_id?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only events after this time, which itself does not count; in UTC without an offset.
                 */
                after?: string;
                /**
                 * Format: date-time-or-local
                 * @description Only events before this time, which itself does not count; in UTC without an offset.
                 */
                before?: string;
            };
            answer: components["schemas"]["AuditEvent"][];
        };
        getAuditEvent: {
            path: {
                /** @description Id of the event. */
                id: number;
            };
            answer: components["schemas"]["AuditEvent"];
        };
        listWebhooks: {
            answer: components["schemas"]["Webhook"][];
        };
        createWebhook: {
            body: components["schemas"]["WebhookCreateInput"];
            answer: components["schemas"]["Webhook"];
        };
        getWebhook: {
            path: {
                /** @description Id of the webhook. */
                id: number;
            };
            answer: components["schemas"]["Webhook"];
        };
        updateWebhook: {
            path: {
                /** @description Id of the webhook. */
                id: number;
            };
            body?: components["schemas"]["WebhookUpdateInput"];
            answer: components["schemas"]["Webhook"];
        };
        deleteWebhook: {
            path: {
                /** @description Id of the webhook. */
                id: number;
            };
            answer: components["schemas"]["DeletedWebhook"];
        };
        rotateWebhookSecret: {
            path: {
                /** @description Id of the webhook. */
                id: number;
            };
            body?: components["schemas"]["WebhookRotationInput"];
            answer: components["schemas"]["Webhook"];
        };
        testWebhook: {
            path: {
                /** @description Id of the webhook. */
                id: number;
            };
            answer: components["schemas"]["WebhookDelivery"];
        };
        listWebhookDeliveries: {
            path: {
                /** @description Id of the webhook. */
                webhook: number;
            };
            query?: {
                /** @description Page of the collection, counted from one. */
                page?: number;
                /** @description Items on a page. */
                per_page?: number;
                /**
                 * @description Only deliveries of this status.
                 * @enum {string}
                 */
                status?: "pending" | "delivered" | "failed";
            };
            answer: components["schemas"]["WebhookDelivery"][];
        };
        getWebhookDelivery: {
            path: {
                /** @description Id of the webhook. */
                webhook: number;
                /** @description Id of the delivery. */
                id: number;
            };
            answer: components["schemas"]["WebhookDelivery"];
        };
        sendWebhookDelivery: {
            path: {
                /** @description Id of the webhook. */
                webhook: number;
                /** @description Id of the delivery. */
                id: number;
            };
            answer: components["schemas"]["WebhookDelivery"];
        };
        listBlockTypes: {
            query?: {
                /** @description Only types of this namespace. */
                namespace?: string;
            };
            answer: components["schemas"]["BlockType"][];
        };
        listBlockTypesOfNamespace: {
            path: {
                /** @description First part of the name of a type of blocks. */
                namespace: string;
            };
            answer: components["schemas"]["BlockType"][];
        };
        getBlockType: {
            path: {
                /** @description First part of the name of a type of blocks. */
                namespace: string;
                /** @description Second part of the name of a type of blocks. */
                name: string;
            };
            answer: components["schemas"]["BlockType"];
        };
        getRenderedBlock: {
            path: {
                /** @description First part of the name of a type of blocks. */
                namespace: string;
                /** @description Second part of the name of a type of blocks. */
                name: string;
            };
            query?: {
                /** @description Attributes of the block, as its type defines them. */
                attributes?: components["schemas"]["BlockAttributes"];
                /** @description The item that contains the block. */
                post_id?: number;
            };
            answer: components["schemas"]["RenderedBlock"];
        };
        renderBlock: {
            path: {
                /** @description First part of the name of a type of blocks. */
                namespace: string;
                /** @description Second part of the name of a type of blocks. */
                name: string;
            };
            body?: components["schemas"]["BlockRenderInput"];
            answer: components["schemas"]["RenderedBlock"];
        };
        getOembedNamespace: {
            query?: {
                /** @description Name of the namespace. */
                namespace?: string;
            };
            answer: components["schemas"]["NamespaceIndex"];
        };
        getEmbed: {
            query: {
                /** @description Address of the entry on this site. */
                url: string;
                /** @description With `xml` answers and errors are XML; any other value means JSON. */
                format?: string;
                /** @description Pixels, limited to 200 to 600; a value that is not a number counts as 0. */
                maxwidth?: string;
            };
            answer: components["schemas"]["Embed"];
        };
        getProxiedEmbed: {
            query: {
                /** @description Address of the resource to embed. */
                url: string;
                /**
                 * @description Format requested from the provider; this answer is always JSON.
                 * @enum {string}
                 */
                format?: "json" | "xml";
                /** @description Pixels; passed on to the provider. */
                maxwidth?: number;
                /** @description Pixels; passed on to the provider. */
                maxheight?: number;
                /** @description Whether to also query sites that are not known providers. */
                discover?: boolean;
            };
            answer: components["schemas"]["Embed"];
        };
        getIndex: {
            answer: components["schemas"]["SiteIndex"];
        };
        runBatch: {
            body: components["schemas"]["RootBatchInput"];
            answer: components["schemas"]["BatchAnswer"];
        };
        getSchemaOutputNamespace: {
            query?: {
                /** @description Name of the namespace. */
                namespace?: string;
            };
            answer: components["schemas"]["NamespaceIndex"];
        };
        getStructuredData: {
            path: {
                /** @description Id of the entry, whatever its type. */
                id: number;
            };
            query?: {
                /** @description Also of an entry that is not published yet, for those who may edit it. For others it changes nothing. */
                preview?: boolean;
            };
            answer: components["schemas"]["StructuredData"];
        };
        getSiteHealthNamespace: {
            query?: {
                /** @description Name of the namespace. */
                namespace?: string;
            };
            answer: components["schemas"]["NamespaceIndex"];
        };
        testBackgroundUpdates: {
            answer: components["schemas"]["TestResult"];
        };
        testLoopbackRequests: {
            answer: components["schemas"]["TestResult"];
        };
        testHttpsStatus: {
            answer: components["schemas"]["TestResult"];
        };
        testProviderCommunication: {
            answer: components["schemas"]["TestResult"];
        };
        testAuthorizationHeader: {
            answer: components["schemas"]["TestResult"];
        };
        testPageCache: {
            answer: components["schemas"]["TestResult"];
        };
        testDatabase: {
            answer: components["schemas"]["TestResult"];
        };
        testMigrations: {
            answer: components["schemas"]["TestResult"];
        };
        testBackgroundWork: {
            answer: components["schemas"]["TestResult"];
        };
        testFileStore: {
            answer: components["schemas"]["TestResult"];
        };
        testDiskSpace: {
            answer: components["schemas"]["TestResult"];
        };
        testNodeVersion: {
            answer: components["schemas"]["TestResult"];
        };
        testDatabaseVersion: {
            answer: components["schemas"]["TestResult"];
        };
        testClock: {
            answer: components["schemas"]["TestResult"];
        };
        getDirectorySizes: {
            answer: components["schemas"]["DirectorySizes"];
        };
        GET: {
            /** @description Describe the namespace */
            "/ads-adsense": components["schemas"]["getAdReportsNamespace"];
            /** @description Describe the namespace */
            "/ads-route": components["schemas"]["getAdsNamespace"];
            /** @description List ad units */
            "/ads-route/get-ads-list": components["schemas"]["listAds"];
            /** @description Read an ad unit */
            "/ads-route/get-ad-by-id": components["schemas"]["getAd"];
            /** @description Read the ad settings */
            "/ads-route/get-settings": components["schemas"]["getAdSettings"];
            /** @description List the values of a condition */
            "/ads-route/get-condition-list": components["schemas"]["listConditionValues"];
            /** @description Describe this system */
            "/ads-route/get-ads-info": components["schemas"]["describeAds"];
            /** @description List roles */
            "/ads-route/get-user-role": components["schemas"]["listAdRoles"];
            /** @description List tags */
            "/ads-route/get-tags": components["schemas"]["listAdTags"];
            /** @description List integrations */
            "/ads-route/get-plugins": components["schemas"]["listAdIntegrations"];
            /** @description Check whether an integration is active */
            "/ads-route/check_plugin_exist": components["schemas"]["findAdIntegration"];
            /** @description Check whether the caller is an administrator */
            "/ads-route/get-current-user": components["schemas"]["isAdAdministrator"];
            /** @description Count impressions and clicks of an ad unit */
            "/ads-route/get-ads-analytics": components["schemas"]["getAdTotals"];
            /** @description Decide which ads a visitor sees */
            "/ads-route/ads-for": components["schemas"]["decideAds"];
            /** @description Describe the namespace */
            "/block-editor/v1": components["schemas"]["getBlockEditorNamespace"];
            /** @description Describe the page at an address */
            "/block-editor/v1/url-details": components["schemas"]["getUrlDetails"];
            /** @description Export the templates of the site */
            "/block-editor/v1/export": components["schemas"]["exportTemplates"];
            /** @description Find the navigation to use */
            "/block-editor/v1/navigation-fallback": components["schemas"]["getNavigationFallback"];
            /** @description Describe the namespace */
            "/cal/event-aggregator/v1": components["schemas"]["getImportsNamespace"];
            /** @description List imports */
            "/cal/event-aggregator/v1/imports": components["schemas"]["listImports"];
            /** @description Read an import */
            "/cal/event-aggregator/v1/imports/{id}": components["schemas"]["getImport"];
            /** @description Describe the namespace */
            "/cal/events/v1": components["schemas"]["getCalendarNamespace"];
            /** @description Get the OpenAPI document */
            "/cal/events/v1/doc": components["schemas"]["getCalendarDocument"];
            /** @description List events */
            "/cal/events/v1/events": components["schemas"]["listEvents"];
            /** @description Read an event */
            "/cal/events/v1/events/{id}": components["schemas"]["getEvent"];
            /** @description Read an event by its slug */
            "/cal/events/v1/events/by-slug/{slug}": components["schemas"]["getEventBySlug"];
            /** @description Get your own unsaved changes of an event */
            "/cal/events/v1/event-previews/{id}": components["schemas"]["getEventChanges"];
            /** @description List venues */
            "/cal/events/v1/venues": components["schemas"]["listVenues"];
            /** @description Read a venue */
            "/cal/events/v1/venues/{id}": components["schemas"]["getVenue"];
            /** @description Read a venue by its slug */
            "/cal/events/v1/venues/by-slug/{slug}": components["schemas"]["getVenueBySlug"];
            /** @description List organizers */
            "/cal/events/v1/organizers": components["schemas"]["listOrganizers"];
            /** @description Read an organizer */
            "/cal/events/v1/organizers/{id}": components["schemas"]["getOrganizer"];
            /** @description Read an organizer by its slug */
            "/cal/events/v1/organizers/by-slug/{slug}": components["schemas"]["getOrganizerBySlug"];
            /** @description List event categories */
            "/cal/events/v1/categories": components["schemas"]["listEventCategories"];
            /** @description Read an event category */
            "/cal/events/v1/categories/{id}": components["schemas"]["getEventCategory"];
            /** @description List event tags */
            "/cal/events/v1/tags": components["schemas"]["listEventTags"];
            /** @description Read an event tag */
            "/cal/events/v1/tags/{id}": components["schemas"]["getEventTag"];
            /** @description Describe the namespace */
            "/cal/views/v2": components["schemas"]["getCalendarViewsNamespace"];
            /** @description Render a page of the calendar */
            "/cal/views/v2/html": components["schemas"]["getCalendarView"];
            /** @description Get the nonces of calendar views */
            "/cal/views/v2/nonces": components["schemas"]["getViewNonces"];
            /** @description Describe the namespace */
            "/core/v2": components["schemas"]["getCoreNamespace"];
            /** @description List posts */
            "/core/v2/posts": components["schemas"]["listPosts"];
            /** @description Read a post */
            "/core/v2/posts/{id}": components["schemas"]["getPost"];
            /** @description List the revisions of a post */
            "/core/v2/posts/{parent}/revisions": components["schemas"]["listPostRevisions"];
            /** @description Read a revision of a post */
            "/core/v2/posts/{parent}/revisions/{id}": components["schemas"]["getPostRevision"];
            /** @description Compare a revision of a post */
            "/core/v2/posts/{parent}/revisions/{id}/diff": components["schemas"]["diffPostRevision"];
            /** @description List the autosaves of a post */
            "/core/v2/posts/{id}/autosaves": components["schemas"]["listPostAutosaves"];
            /** @description Read an autosave of a post */
            "/core/v2/posts/{parent}/autosaves/{id}": components["schemas"]["getPostAutosave"];
            /** @description List pages */
            "/core/v2/pages": components["schemas"]["listPages"];
            /** @description Read a page */
            "/core/v2/pages/{id}": components["schemas"]["getPage"];
            /** @description List the revisions of a page */
            "/core/v2/pages/{parent}/revisions": components["schemas"]["listPageRevisions"];
            /** @description Read a revision of a page */
            "/core/v2/pages/{parent}/revisions/{id}": components["schemas"]["getPageRevision"];
            /** @description Compare a revision of a page */
            "/core/v2/pages/{parent}/revisions/{id}/diff": components["schemas"]["diffPageRevision"];
            /** @description List the autosaves of a page */
            "/core/v2/pages/{id}/autosaves": components["schemas"]["listPageAutosaves"];
            /** @description Read an autosave of a page */
            "/core/v2/pages/{parent}/autosaves/{id}": components["schemas"]["getPageAutosave"];
            /** @description List media items */
            "/core/v2/media": components["schemas"]["listMedia"];
            /** @description Read a media item */
            "/core/v2/media/{id}": components["schemas"]["getMedia"];
            /** @description List blocks */
            "/core/v2/blocks": components["schemas"]["listBlocks"];
            /** @description Read a block */
            "/core/v2/blocks/{id}": components["schemas"]["getBlock"];
            /** @description List the revisions of a block */
            "/core/v2/blocks/{parent}/revisions": components["schemas"]["listBlockRevisions"];
            /** @description Read a revision of a block */
            "/core/v2/blocks/{parent}/revisions/{id}": components["schemas"]["getBlockRevision"];
            /** @description Compare a revision of a block */
            "/core/v2/blocks/{parent}/revisions/{id}/diff": components["schemas"]["diffBlockRevision"];
            /** @description List the autosaves of a block */
            "/core/v2/blocks/{id}/autosaves": components["schemas"]["listBlockAutosaves"];
            /** @description Read an autosave of a block */
            "/core/v2/blocks/{parent}/autosaves/{id}": components["schemas"]["getBlockAutosave"];
            /** @description List pattern categories */
            "/core/v2/core_pattern_category": components["schemas"]["listPatternCategories"];
            /** @description Read a pattern category */
            "/core/v2/core_pattern_category/{id}": components["schemas"]["getPatternCategory"];
            /** @description List categories */
            "/core/v2/categories": components["schemas"]["listCategories"];
            /** @description Read a category */
            "/core/v2/categories/{id}": components["schemas"]["getCategory"];
            /** @description List tags */
            "/core/v2/tags": components["schemas"]["listTags"];
            /** @description Read a tag */
            "/core/v2/tags/{id}": components["schemas"]["getTag"];
            /** @description List menus */
            "/core/v2/menus": components["schemas"]["listMenus"];
            /** @description Read a menu */
            "/core/v2/menus/{id}": components["schemas"]["getMenu"];
            /** @description List menu items */
            "/core/v2/menu-items": components["schemas"]["listMenuItems"];
            /** @description Read a menu item */
            "/core/v2/menu-items/{id}": components["schemas"]["getMenuItem"];
            /** @description List menu locations */
            "/core/v2/menu-locations": components["schemas"]["listMenuLocations"];
            /** @description Read a menu location */
            "/core/v2/menu-locations/{location}": components["schemas"]["getMenuLocation"];
            /** @description List comments */
            "/core/v2/comments": components["schemas"]["listComments"];
            /** @description Read a comment */
            "/core/v2/comments/{id}": components["schemas"]["getComment"];
            /** @description List navigation */
            "/core/v2/navigation": components["schemas"]["listNavigation"];
            /** @description Read a navigation */
            "/core/v2/navigation/{id}": components["schemas"]["getNavigation"];
            /** @description List events as entries */
            "/core/v2/cal_events": components["schemas"]["listEventEntries"];
            /** @description Read an event as an entry */
            "/core/v2/cal_events/{id}": components["schemas"]["getEventEntry"];
            /** @description List event categories */
            "/core/v2/cal_events_cat": components["schemas"]["listCalendarCategories"];
            /** @description Read an event category */
            "/core/v2/cal_events_cat/{id}": components["schemas"]["getCalendarCategory"];
            /** @description List venues as entries */
            "/core/v2/cal_venue": components["schemas"]["listVenueEntries"];
            /** @description Read a venue as an entry */
            "/core/v2/cal_venue/{id}": components["schemas"]["getVenueEntry"];
            /** @description List organizers as entries */
            "/core/v2/cal_organizer": components["schemas"]["listOrganizerEntries"];
            /** @description Read an organizer as an entry */
            "/core/v2/cal_organizer/{id}": components["schemas"]["getOrganizerEntry"];
            /** @description List users */
            "/core/v2/users": components["schemas"]["listUsers"];
            /** @description Read the caller */
            "/core/v2/users/me": components["schemas"]["getCurrentUser"];
            /** @description Read a user */
            "/core/v2/users/{id}": components["schemas"]["getUser"];
            /** @description List the application passwords of a user */
            "/core/v2/users/{user_id}/application-passwords": components["schemas"]["listApplicationPasswords"];
            /** @description Read the application password in use */
            "/core/v2/users/{user_id}/application-passwords/introspect": components["schemas"]["introspectApplicationPassword"];
            /** @description Read an application password */
            "/core/v2/users/{user_id}/application-passwords/{uuid}": components["schemas"]["getApplicationPassword"];
            /** @description List types */
            "/core/v2/types": components["schemas"]["listTypes"];
            /** @description Read a type */
            "/core/v2/types/{type}": components["schemas"]["getType"];
            /** @description List statuses */
            "/core/v2/statuses": components["schemas"]["listStatuses"];
            /** @description Read a status */
            "/core/v2/statuses/{status}": components["schemas"]["getStatus"];
            /** @description List taxonomies */
            "/core/v2/taxonomies": components["schemas"]["listTaxonomies"];
            /** @description Read a taxonomy */
            "/core/v2/taxonomies/{taxonomy}": components["schemas"]["getTaxonomy"];
            /** @description Search the site */
            "/core/v2/search": components["schemas"]["search"];
            /** @description Read the settings */
            "/core/v2/settings": components["schemas"]["getSettings"];
            /** @description List what happened to the security of the site */
            "/core/v2/audit-events": components["schemas"]["listAuditEvents"];
            /** @description Read an event of the audit trail */
            "/core/v2/audit-events/{id}": components["schemas"]["getAuditEvent"];
            /** @description List webhooks */
            "/core/v2/webhooks": components["schemas"]["listWebhooks"];
            /** @description Read a webhook */
            "/core/v2/webhooks/{id}": components["schemas"]["getWebhook"];
            /** @description List the deliveries of a webhook */
            "/core/v2/webhooks/{webhook}/deliveries": components["schemas"]["listWebhookDeliveries"];
            /** @description Read a delivery */
            "/core/v2/webhooks/{webhook}/deliveries/{id}": components["schemas"]["getWebhookDelivery"];
            /** @description List types of blocks */
            "/core/v2/block-types": components["schemas"]["listBlockTypes"];
            /** @description List types of blocks of a namespace */
            "/core/v2/block-types/{namespace}": components["schemas"]["listBlockTypesOfNamespace"];
            /** @description Read a type of blocks */
            "/core/v2/block-types/{namespace}/{name}": components["schemas"]["getBlockType"];
            /** @description Read the markup of a dynamic block */
            "/core/v2/block-renderer/{namespace}/{name}": components["schemas"]["getRenderedBlock"];
            /** @description Describe the namespace */
            "/oembed/1.0": components["schemas"]["getOembedNamespace"];
            /** @description Describe how an entry of this site is embedded */
            "/oembed/1.0/embed": components["schemas"]["getEmbed"];
            /** @description Describe how something on another site is embedded */
            "/oembed/1.0/proxy": components["schemas"]["getProxiedEmbed"];
            /** @description Describe the site */
            "/": components["schemas"]["getIndex"];
            /** @description Describe the namespace */
            "/schema-output": components["schemas"]["getSchemaOutputNamespace"];
            /** @description Read the structured data of an entry */
            "/schema-output/posts/{id}": components["schemas"]["getStructuredData"];
            /** @description Describe the namespace */
            "/site-health/v1": components["schemas"]["getSiteHealthNamespace"];
            /** @description Test whether updates happen by themselves */
            "/site-health/v1/tests/background-updates": components["schemas"]["testBackgroundUpdates"];
            /** @description Test whether the site reaches itself */
            "/site-health/v1/tests/loopback-requests": components["schemas"]["testLoopbackRequests"];
            /** @description Test whether the site is served by HTTPS */
            "/site-health/v1/tests/https-status": components["schemas"]["testHttpsStatus"];
            /** @description Test whether embed providers can be reached */
            "/site-health/v1/tests/provider-communication": components["schemas"]["testProviderCommunication"];
            /** @description Test whether the Authorization header arrives */
            "/site-health/v1/tests/authorization-header": components["schemas"]["testAuthorizationHeader"];
            /** @description Test how fast the front page is served */
            "/site-health/v1/tests/page-cache": components["schemas"]["testPageCache"];
            /** @description Test whether the database answers in time */
            "/site-health/v1/tests/database": components["schemas"]["testDatabase"];
            /** @description Test whether the database is up to date */
            "/site-health/v1/tests/migrations": components["schemas"]["testMigrations"];
            /** @description Test whether background work is done */
            "/site-health/v1/tests/background-work": components["schemas"]["testBackgroundWork"];
            /** @description Test whether files can be stored */
            "/site-health/v1/tests/file-store": components["schemas"]["testFileStore"];
            /** @description Test whether there is room on the disk */
            "/site-health/v1/tests/disk-space": components["schemas"]["testDiskSpace"];
            /** @description Test whether Node.js is maintained */
            "/site-health/v1/tests/node-version": components["schemas"]["testNodeVersion"];
            /** @description Test whether PostgreSQL is maintained */
            "/site-health/v1/tests/database-version": components["schemas"]["testDatabaseVersion"];
            /** @description Test whether the clock is right */
            "/site-health/v1/tests/clock": components["schemas"]["testClock"];
            /** @description Measure the parts of the site */
            "/site-health/v1/directory-sizes": components["schemas"]["getDirectorySizes"];
        };
        POST: {
            /** @description Confirm a code of the provider */
            "/ads-adsense/ads_confirm_code": components["schemas"]["confirmProviderCode"];
            /** @description Read and link the account */
            "/ads-adsense/ads_provider_get_details": components["schemas"]["linkProviderAccount"];
            /** @description Read the linked account */
            "/ads-adsense/get_report_status": components["schemas"]["getProviderStatus"];
            /** @description Report earnings */
            "/ads-adsense/get_report_provider": components["schemas"]["getProviderReport"];
            /** @description Report impressions and clicks by day */
            "/ads-adsense/get_report_stats": components["schemas"]["getAdStatistics"];
            /** @description Report A/B tests */
            "/ads-adsense/get_report_abtesting": components["schemas"]["getAbTestReport"];
            /** @description Unlink the account */
            "/ads-adsense/revoke_provider_link": components["schemas"]["revokeProviderLink"];
            /** @description Start linking an account */
            "/ads-adsense/ads_provider_authorize": components["schemas"]["beginProviderLink"];
            /** @description Set the mode */
            "/ads-route/change-mode": components["schemas"]["changeAdMode"];
            /** @description Publish, withdraw, copy, delete or reset ad units */
            "/ads-route/ad-more-action": components["schemas"]["changeAds"];
            /** @description Create or change an ad unit */
            "/ads-route/update-ad": components["schemas"]["saveAd"];
            /** @description Update the ad settings */
            "/ads-route/update-settings": components["schemas"]["updateAdSettings"];
            /** @description Check a text for ads.txt */
            "/ads-route/validate-ads-txt": components["schemas"]["validateAdsTxt"];
            /** @description Send a question */
            "/ads-route/send-customer-query": components["schemas"]["sendCustomerQuery"];
            /** @description Export settings and ad units */
            "/ads-route/export-settings": components["schemas"]["exportAdSettings"];
            /** @description Import settings and ad units */
            "/ads-route/import-settings": components["schemas"]["importAdSettings"];
            /** @description Get the next free number */
            "/ads-route/get-add-next-id": components["schemas"]["getNextAdNumber"];
            /** @description Subscribe to the newsletter */
            "/ads-route/ads_subscribe_newsletter": components["schemas"]["subscribeNewsletter"];
            /** @description Import slots of mobile pages */
            "/ads-route/import-ads-source-a": components["schemas"]["importAdsSourceA"];
            /** @description Import placements */
            "/ads-route/import-ads-source-b": components["schemas"]["importAdsSourceB"];
            /** @description Import ad groups */
            "/ads-route/import-ads-source-c": components["schemas"]["importAdsSourceC"];
            /** @description Confirm a code of the ad provider */
            "/ads-route/reports-provider-confcode": components["schemas"]["confirmReportCode"];
            /** @description List registered places */
            "/ads-route/ads_register_ad": components["schemas"]["listAdLocations"];
            /** @description List logged clicks */
            "/ads-route/getAdloggingData": components["schemas"]["listAdClicks"];
            /** @description Count impressions or clicks */
            "/ads-route/ads-track": components["schemas"]["trackAds"];
            /** @description Accept a batch of items */
            "/cal/event-aggregator/v1/import/{import_id}/batch": components["schemas"]["acceptBatch"];
            /** @description Accept the state of an import */
            "/cal/event-aggregator/v1/import/{import_id}/state": components["schemas"]["acceptState"];
            /** @description Create an import */
            "/cal/event-aggregator/v1/imports": components["schemas"]["createImport"];
            /** @description Preview a source */
            "/cal/event-aggregator/v1/imports/preview": components["schemas"]["previewImport"];
            /** @description Run an import */
            "/cal/event-aggregator/v1/imports/{id}/run": components["schemas"]["runImport"];
            /** @description Cancel an import */
            "/cal/event-aggregator/v1/imports/{id}/cancel": components["schemas"]["cancelImport"];
            /** @description Create an event */
            "/cal/events/v1/events": components["schemas"]["createEvent"];
            /** @description Update an event */
            "/cal/events/v1/events/{id}": components["schemas"]["updateEvent"];
            /** @description Update an event by its slug */
            "/cal/events/v1/events/by-slug/{slug}": components["schemas"]["updateEventBySlug"];
            /** @description Create a preview link for unsaved changes of an event */
            "/cal/events/v1/event-previews/{id}": components["schemas"]["createEventPreviewLink"];
            /** @description Create a venue */
            "/cal/events/v1/venues": components["schemas"]["createVenue"];
            /** @description Update a venue */
            "/cal/events/v1/venues/{id}": components["schemas"]["updateVenue"];
            /** @description Update a venue by its slug */
            "/cal/events/v1/venues/by-slug/{slug}": components["schemas"]["updateVenueBySlug"];
            /** @description Create an organizer */
            "/cal/events/v1/organizers": components["schemas"]["createOrganizer"];
            /** @description Update an organizer */
            "/cal/events/v1/organizers/{id}": components["schemas"]["updateOrganizer"];
            /** @description Update an organizer by its slug */
            "/cal/events/v1/organizers/by-slug/{slug}": components["schemas"]["updateOrganizerBySlug"];
            /** @description Create an event category */
            "/cal/events/v1/categories": components["schemas"]["createEventCategory"];
            /** @description Update an event category */
            "/cal/events/v1/categories/{id}": components["schemas"]["updateEventCategory"];
            /** @description Create an event tag */
            "/cal/events/v1/tags": components["schemas"]["createEventTag"];
            /** @description Update an event tag */
            "/cal/events/v1/tags/{id}": components["schemas"]["updateEventTag"];
            /** @description Render a page of the calendar */
            "/cal/views/v2/html": components["schemas"]["getCalendarViewByPost"];
            /** @description Create a post */
            "/core/v2/posts": components["schemas"]["createPost"];
            /** @description Update a post */
            "/core/v2/posts/{id}": components["schemas"]["updatePost"];
            /** @description Restore a revision of a post */
            "/core/v2/posts/{parent}/revisions/{id}/restore": components["schemas"]["restorePostRevision"];
            /** @description Save unfinished changes to a post */
            "/core/v2/posts/{id}/autosaves": components["schemas"]["createPostAutosave"];
            /** @description Create a preview link for a post */
            "/core/v2/posts/{id}/preview-links": components["schemas"]["createPostPreviewLink"];
            /** @description Create a page */
            "/core/v2/pages": components["schemas"]["createPage"];
            /** @description Update a page */
            "/core/v2/pages/{id}": components["schemas"]["updatePage"];
            /** @description Restore a revision of a page */
            "/core/v2/pages/{parent}/revisions/{id}/restore": components["schemas"]["restorePageRevision"];
            /** @description Save unfinished changes to a page */
            "/core/v2/pages/{id}/autosaves": components["schemas"]["createPageAutosave"];
            /** @description Create a preview link for a page */
            "/core/v2/pages/{id}/preview-links": components["schemas"]["createPagePreviewLink"];
            /** @description Upload a file */
            "/core/v2/media": components["schemas"]["uploadMedia"];
            /** @description Update a media item */
            "/core/v2/media/{id}": components["schemas"]["updateMedia"];
            /** @description Make an edited copy of a picture */
            "/core/v2/media/{id}/edit": components["schemas"]["editMedia"];
            /** @description Create a preview link for a media item */
            "/core/v2/media/{id}/preview-links": components["schemas"]["createMediaPreviewLink"];
            /** @description Create a block */
            "/core/v2/blocks": components["schemas"]["createBlock"];
            /** @description Update a block */
            "/core/v2/blocks/{id}": components["schemas"]["updateBlock"];
            /** @description Restore a revision of a block */
            "/core/v2/blocks/{parent}/revisions/{id}/restore": components["schemas"]["restoreBlockRevision"];
            /** @description Save unfinished changes to a block */
            "/core/v2/blocks/{id}/autosaves": components["schemas"]["createBlockAutosave"];
            /** @description Create a preview link for a block */
            "/core/v2/blocks/{id}/preview-links": components["schemas"]["createBlockPreviewLink"];
            /** @description Create a pattern category */
            "/core/v2/core_pattern_category": components["schemas"]["createPatternCategory"];
            /** @description Update a pattern category */
            "/core/v2/core_pattern_category/{id}": components["schemas"]["updatePatternCategory"];
            /** @description Create a category */
            "/core/v2/categories": components["schemas"]["createCategory"];
            /** @description Update a category */
            "/core/v2/categories/{id}": components["schemas"]["updateCategory"];
            /** @description Create a tag */
            "/core/v2/tags": components["schemas"]["createTag"];
            /** @description Update a tag */
            "/core/v2/tags/{id}": components["schemas"]["updateTag"];
            /** @description Create a menu */
            "/core/v2/menus": components["schemas"]["createMenu"];
            /** @description Update a menu */
            "/core/v2/menus/{id}": components["schemas"]["updateMenu"];
            /** @description Create a menu item */
            "/core/v2/menu-items": components["schemas"]["createMenuItem"];
            /** @description Update a menu item */
            "/core/v2/menu-items/{id}": components["schemas"]["updateMenuItem"];
            /** @description Create a comment */
            "/core/v2/comments": components["schemas"]["createComment"];
            /** @description Update a comment */
            "/core/v2/comments/{id}": components["schemas"]["updateComment"];
            /** @description Create a navigation */
            "/core/v2/navigation": components["schemas"]["createNavigation"];
            /** @description Update a navigation */
            "/core/v2/navigation/{id}": components["schemas"]["updateNavigation"];
            /** @description Create a preview link for a navigation */
            "/core/v2/navigation/{id}/preview-links": components["schemas"]["createNavigationPreviewLink"];
            /** @description Create an event as an entry */
            "/core/v2/cal_events": components["schemas"]["createEventEntry"];
            /** @description Update an event as an entry */
            "/core/v2/cal_events/{id}": components["schemas"]["updateEventEntry"];
            /** @description Create a preview link for an event */
            "/core/v2/cal_events/{id}/preview-links": components["schemas"]["createEventEntryPreviewLink"];
            /** @description Create an event category */
            "/core/v2/cal_events_cat": components["schemas"]["createCalendarCategory"];
            /** @description Update an event category */
            "/core/v2/cal_events_cat/{id}": components["schemas"]["updateCalendarCategory"];
            /** @description Create a venue as an entry */
            "/core/v2/cal_venue": components["schemas"]["createVenueEntry"];
            /** @description Update a venue as an entry */
            "/core/v2/cal_venue/{id}": components["schemas"]["updateVenueEntry"];
            /** @description Create a preview link for a venue */
            "/core/v2/cal_venue/{id}/preview-links": components["schemas"]["createVenueEntryPreviewLink"];
            /** @description Create an organizer as an entry */
            "/core/v2/cal_organizer": components["schemas"]["createOrganizerEntry"];
            /** @description Update an organizer as an entry */
            "/core/v2/cal_organizer/{id}": components["schemas"]["updateOrganizerEntry"];
            /** @description Create a preview link for an organizer */
            "/core/v2/cal_organizer/{id}/preview-links": components["schemas"]["createOrganizerEntryPreviewLink"];
            /** @description Create a user */
            "/core/v2/users": components["schemas"]["createUser"];
            /** @description Update the caller */
            "/core/v2/users/me": components["schemas"]["updateCurrentUser"];
            /** @description Update a user */
            "/core/v2/users/{id}": components["schemas"]["updateUser"];
            /** @description Create an application password */
            "/core/v2/users/{user_id}/application-passwords": components["schemas"]["createApplicationPassword"];
            /** @description Rename an application password */
            "/core/v2/users/{user_id}/application-passwords/{uuid}": components["schemas"]["updateApplicationPassword"];
            /** @description Update the settings */
            "/core/v2/settings": components["schemas"]["updateSettings"];
            /** @description Create a webhook */
            "/core/v2/webhooks": components["schemas"]["createWebhook"];
            /** @description Update a webhook */
            "/core/v2/webhooks/{id}": components["schemas"]["updateWebhook"];
            /** @description Replace the secret of a webhook */
            "/core/v2/webhooks/{id}/rotate-secret": components["schemas"]["rotateWebhookSecret"];
            /** @description Send a test to a webhook */
            "/core/v2/webhooks/{id}/test": components["schemas"]["testWebhook"];
            /** @description Send a delivery again */
            "/core/v2/webhooks/{webhook}/deliveries/{id}/send": components["schemas"]["sendWebhookDelivery"];
            /** @description Render a dynamic block */
            "/core/v2/block-renderer/{namespace}/{name}": components["schemas"]["renderBlock"];
            /** @description Run several writes */
            "/batch/v1": components["schemas"]["runBatch"];
        };
        PUT: {
            /** @description Update an event */
            "/cal/events/v1/events/{id}": components["schemas"]["updateEvent"];
            /** @description Update an event by its slug */
            "/cal/events/v1/events/by-slug/{slug}": components["schemas"]["updateEventBySlug"];
            /** @description Update a venue */
            "/cal/events/v1/venues/{id}": components["schemas"]["updateVenue"];
            /** @description Update a venue by its slug */
            "/cal/events/v1/venues/by-slug/{slug}": components["schemas"]["updateVenueBySlug"];
            /** @description Update an organizer */
            "/cal/events/v1/organizers/{id}": components["schemas"]["updateOrganizer"];
            /** @description Update an organizer by its slug */
            "/cal/events/v1/organizers/by-slug/{slug}": components["schemas"]["updateOrganizerBySlug"];
            /** @description Update an event category */
            "/cal/events/v1/categories/{id}": components["schemas"]["updateEventCategory"];
            /** @description Update an event tag */
            "/cal/events/v1/tags/{id}": components["schemas"]["updateEventTag"];
            /** @description Update a post */
            "/core/v2/posts/{id}": components["schemas"]["updatePost"];
            /** @description Update a page */
            "/core/v2/pages/{id}": components["schemas"]["updatePage"];
            /** @description Update a media item */
            "/core/v2/media/{id}": components["schemas"]["updateMedia"];
            /** @description Update a block */
            "/core/v2/blocks/{id}": components["schemas"]["updateBlock"];
            /** @description Update a pattern category */
            "/core/v2/core_pattern_category/{id}": components["schemas"]["updatePatternCategory"];
            /** @description Update a category */
            "/core/v2/categories/{id}": components["schemas"]["updateCategory"];
            /** @description Update a tag */
            "/core/v2/tags/{id}": components["schemas"]["updateTag"];
            /** @description Update a menu */
            "/core/v2/menus/{id}": components["schemas"]["updateMenu"];
            /** @description Update a menu item */
            "/core/v2/menu-items/{id}": components["schemas"]["updateMenuItem"];
            /** @description Update a comment */
            "/core/v2/comments/{id}": components["schemas"]["updateComment"];
            /** @description Update a navigation */
            "/core/v2/navigation/{id}": components["schemas"]["updateNavigation"];
            /** @description Update an event as an entry */
            "/core/v2/cal_events/{id}": components["schemas"]["updateEventEntry"];
            /** @description Update an event category */
            "/core/v2/cal_events_cat/{id}": components["schemas"]["updateCalendarCategory"];
            /** @description Update a venue as an entry */
            "/core/v2/cal_venue/{id}": components["schemas"]["updateVenueEntry"];
            /** @description Update an organizer as an entry */
            "/core/v2/cal_organizer/{id}": components["schemas"]["updateOrganizerEntry"];
            /** @description Take or renew the edit lock of an item */
            "/core/v2/edit-locks/{id}": components["schemas"]["takeEditLock"];
            /** @description Update the caller */
            "/core/v2/users/me": components["schemas"]["updateCurrentUser"];
            /** @description Update a user */
            "/core/v2/users/{id}": components["schemas"]["updateUser"];
            /** @description Rename an application password */
            "/core/v2/users/{user_id}/application-passwords/{uuid}": components["schemas"]["updateApplicationPassword"];
            /** @description Update the settings */
            "/core/v2/settings": components["schemas"]["updateSettings"];
            /** @description Update a webhook */
            "/core/v2/webhooks/{id}": components["schemas"]["updateWebhook"];
        };
        PATCH: {
            /** @description Update an event */
            "/cal/events/v1/events/{id}": components["schemas"]["updateEvent"];
            /** @description Update an event by its slug */
            "/cal/events/v1/events/by-slug/{slug}": components["schemas"]["updateEventBySlug"];
            /** @description Update a venue */
            "/cal/events/v1/venues/{id}": components["schemas"]["updateVenue"];
            /** @description Update a venue by its slug */
            "/cal/events/v1/venues/by-slug/{slug}": components["schemas"]["updateVenueBySlug"];
            /** @description Update an organizer */
            "/cal/events/v1/organizers/{id}": components["schemas"]["updateOrganizer"];
            /** @description Update an organizer by its slug */
            "/cal/events/v1/organizers/by-slug/{slug}": components["schemas"]["updateOrganizerBySlug"];
            /** @description Update an event category */
            "/cal/events/v1/categories/{id}": components["schemas"]["updateEventCategory"];
            /** @description Update an event tag */
            "/cal/events/v1/tags/{id}": components["schemas"]["updateEventTag"];
            /** @description Update a post */
            "/core/v2/posts/{id}": components["schemas"]["updatePost"];
            /** @description Update a page */
            "/core/v2/pages/{id}": components["schemas"]["updatePage"];
            /** @description Update a media item */
            "/core/v2/media/{id}": components["schemas"]["updateMedia"];
            /** @description Update a block */
            "/core/v2/blocks/{id}": components["schemas"]["updateBlock"];
            /** @description Update a pattern category */
            "/core/v2/core_pattern_category/{id}": components["schemas"]["updatePatternCategory"];
            /** @description Update a category */
            "/core/v2/categories/{id}": components["schemas"]["updateCategory"];
            /** @description Update a tag */
            "/core/v2/tags/{id}": components["schemas"]["updateTag"];
            /** @description Update a menu */
            "/core/v2/menus/{id}": components["schemas"]["updateMenu"];
            /** @description Update a menu item */
            "/core/v2/menu-items/{id}": components["schemas"]["updateMenuItem"];
            /** @description Update a comment */
            "/core/v2/comments/{id}": components["schemas"]["updateComment"];
            /** @description Update a navigation */
            "/core/v2/navigation/{id}": components["schemas"]["updateNavigation"];
            /** @description Update an event as an entry */
            "/core/v2/cal_events/{id}": components["schemas"]["updateEventEntry"];
            /** @description Update an event category */
            "/core/v2/cal_events_cat/{id}": components["schemas"]["updateCalendarCategory"];
            /** @description Update a venue as an entry */
            "/core/v2/cal_venue/{id}": components["schemas"]["updateVenueEntry"];
            /** @description Update an organizer as an entry */
            "/core/v2/cal_organizer/{id}": components["schemas"]["updateOrganizerEntry"];
            /** @description Update the caller */
            "/core/v2/users/me": components["schemas"]["updateCurrentUser"];
            /** @description Update a user */
            "/core/v2/users/{id}": components["schemas"]["updateUser"];
            /** @description Rename an application password */
            "/core/v2/users/{user_id}/application-passwords/{uuid}": components["schemas"]["updateApplicationPassword"];
            /** @description Update the settings */
            "/core/v2/settings": components["schemas"]["updateSettings"];
            /** @description Update a webhook */
            "/core/v2/webhooks/{id}": components["schemas"]["updateWebhook"];
        };
        DELETE: {
            /** @description Delete an import */
            "/cal/event-aggregator/v1/imports/{id}": components["schemas"]["deleteImport"];
            /** @description Delete an event */
            "/cal/events/v1/events/{id}": components["schemas"]["deleteEvent"];
            /** @description Delete an event by its slug */
            "/cal/events/v1/events/by-slug/{slug}": components["schemas"]["deleteEventBySlug"];
            /** @description Discard your own unsaved changes of an event */
            "/cal/events/v1/event-previews/{id}": components["schemas"]["deleteEventChanges"];
            /** @description Delete a venue */
            "/cal/events/v1/venues/{id}": components["schemas"]["deleteVenue"];
            /** @description Delete a venue by its slug */
            "/cal/events/v1/venues/by-slug/{slug}": components["schemas"]["deleteVenueBySlug"];
            /** @description Delete an organizer */
            "/cal/events/v1/organizers/{id}": components["schemas"]["deleteOrganizer"];
            /** @description Delete an organizer by its slug */
            "/cal/events/v1/organizers/by-slug/{slug}": components["schemas"]["deleteOrganizerBySlug"];
            /** @description Delete an event category */
            "/cal/events/v1/categories/{id}": components["schemas"]["deleteEventCategory"];
            /** @description Delete an event tag */
            "/cal/events/v1/tags/{id}": components["schemas"]["deleteEventTag"];
            /** @description Delete a post */
            "/core/v2/posts/{id}": components["schemas"]["deletePost"];
            /** @description Delete a revision of a post */
            "/core/v2/posts/{parent}/revisions/{id}": components["schemas"]["deletePostRevision"];
            /** @description Delete a page */
            "/core/v2/pages/{id}": components["schemas"]["deletePage"];
            /** @description Delete a revision of a page */
            "/core/v2/pages/{parent}/revisions/{id}": components["schemas"]["deletePageRevision"];
            /** @description Delete a media item */
            "/core/v2/media/{id}": components["schemas"]["deleteMedia"];
            /** @description Delete a block */
            "/core/v2/blocks/{id}": components["schemas"]["deleteBlock"];
            /** @description Delete a revision of a block */
            "/core/v2/blocks/{parent}/revisions/{id}": components["schemas"]["deleteBlockRevision"];
            /** @description Delete a pattern category */
            "/core/v2/core_pattern_category/{id}": components["schemas"]["deletePatternCategory"];
            /** @description Delete a category */
            "/core/v2/categories/{id}": components["schemas"]["deleteCategory"];
            /** @description Delete a tag */
            "/core/v2/tags/{id}": components["schemas"]["deleteTag"];
            /** @description Delete a menu */
            "/core/v2/menus/{id}": components["schemas"]["deleteMenu"];
            /** @description Delete a menu item */
            "/core/v2/menu-items/{id}": components["schemas"]["deleteMenuItem"];
            /** @description Delete a comment */
            "/core/v2/comments/{id}": components["schemas"]["deleteComment"];
            /** @description Delete a navigation */
            "/core/v2/navigation/{id}": components["schemas"]["deleteNavigation"];
            /** @description Delete an event as an entry */
            "/core/v2/cal_events/{id}": components["schemas"]["deleteEventEntry"];
            /** @description Delete an event category */
            "/core/v2/cal_events_cat/{id}": components["schemas"]["deleteCalendarCategory"];
            /** @description Delete a venue as an entry */
            "/core/v2/cal_venue/{id}": components["schemas"]["deleteVenueEntry"];
            /** @description Delete an organizer as an entry */
            "/core/v2/cal_organizer/{id}": components["schemas"]["deleteOrganizerEntry"];
            /** @description Release the edit lock of an item */
            "/core/v2/edit-locks/{id}": components["schemas"]["releaseEditLock"];
            /** @description Delete the caller */
            "/core/v2/users/me": components["schemas"]["deleteCurrentUser"];
            /** @description Delete a user */
            "/core/v2/users/{id}": components["schemas"]["deleteUser"];
            /** @description Delete all application passwords of a user */
            "/core/v2/users/{user_id}/application-passwords": components["schemas"]["deleteApplicationPasswords"];
            /** @description Delete an application password */
            "/core/v2/users/{user_id}/application-passwords/{uuid}": components["schemas"]["deleteApplicationPassword"];
            /** @description Delete a webhook */
            "/core/v2/webhooks/{id}": components["schemas"]["deleteWebhook"];
        };
        WebhookMessages: {
            "post.created": components["schemas"]["EntryMessage"];
            "post.published": components["schemas"]["EntryMessage"];
            "post.updated": components["schemas"]["EntryMessage"];
            "post.unpublished": components["schemas"]["EntryMessage"];
            "post.trashed": components["schemas"]["EntryMessage"];
            "post.restored": components["schemas"]["EntryMessage"];
            "post.deleted": components["schemas"]["EntryMessage"];
            "page.created": components["schemas"]["EntryMessage"];
            "page.published": components["schemas"]["EntryMessage"];
            "page.updated": components["schemas"]["EntryMessage"];
            "page.unpublished": components["schemas"]["EntryMessage"];
            "page.trashed": components["schemas"]["EntryMessage"];
            "page.restored": components["schemas"]["EntryMessage"];
            "page.deleted": components["schemas"]["EntryMessage"];
            "block.created": components["schemas"]["EntryMessage"];
            "block.published": components["schemas"]["EntryMessage"];
            "block.updated": components["schemas"]["EntryMessage"];
            "block.unpublished": components["schemas"]["EntryMessage"];
            "block.trashed": components["schemas"]["EntryMessage"];
            "block.restored": components["schemas"]["EntryMessage"];
            "block.deleted": components["schemas"]["EntryMessage"];
            "navigation.created": components["schemas"]["EntryMessage"];
            "navigation.published": components["schemas"]["EntryMessage"];
            "navigation.updated": components["schemas"]["EntryMessage"];
            "navigation.unpublished": components["schemas"]["EntryMessage"];
            "navigation.trashed": components["schemas"]["EntryMessage"];
            "navigation.restored": components["schemas"]["EntryMessage"];
            "navigation.deleted": components["schemas"]["EntryMessage"];
            "menu_item.created": components["schemas"]["EntryMessage"];
            "menu_item.published": components["schemas"]["EntryMessage"];
            "menu_item.updated": components["schemas"]["EntryMessage"];
            "menu_item.unpublished": components["schemas"]["EntryMessage"];
            "menu_item.trashed": components["schemas"]["EntryMessage"];
            "menu_item.restored": components["schemas"]["EntryMessage"];
            "menu_item.deleted": components["schemas"]["EntryMessage"];
            "event.created": components["schemas"]["EntryMessage"];
            "event.published": components["schemas"]["EntryMessage"];
            "event.updated": components["schemas"]["EntryMessage"];
            "event.unpublished": components["schemas"]["EntryMessage"];
            "event.trashed": components["schemas"]["EntryMessage"];
            "event.restored": components["schemas"]["EntryMessage"];
            "event.deleted": components["schemas"]["EntryMessage"];
            "venue.created": components["schemas"]["EntryMessage"];
            "venue.published": components["schemas"]["EntryMessage"];
            "venue.updated": components["schemas"]["EntryMessage"];
            "venue.unpublished": components["schemas"]["EntryMessage"];
            "venue.trashed": components["schemas"]["EntryMessage"];
            "venue.restored": components["schemas"]["EntryMessage"];
            "venue.deleted": components["schemas"]["EntryMessage"];
            "organizer.created": components["schemas"]["EntryMessage"];
            "organizer.published": components["schemas"]["EntryMessage"];
            "organizer.updated": components["schemas"]["EntryMessage"];
            "organizer.unpublished": components["schemas"]["EntryMessage"];
            "organizer.trashed": components["schemas"]["EntryMessage"];
            "organizer.restored": components["schemas"]["EntryMessage"];
            "organizer.deleted": components["schemas"]["EntryMessage"];
            "media.created": components["schemas"]["EntryMessage"];
            "media.updated": components["schemas"]["EntryMessage"];
            "media.deleted": components["schemas"]["EntryMessage"];
            "comment.created": components["schemas"]["RecordMessage"];
            "comment.approved": components["schemas"]["RecordMessage"];
            "comment.updated": components["schemas"]["RecordMessage"];
            "comment.trashed": components["schemas"]["RecordMessage"];
            "comment.restored": components["schemas"]["RecordMessage"];
            "comment.deleted": components["schemas"]["RecordMessage"];
            "term.created": components["schemas"]["RecordMessage"];
            "term.updated": components["schemas"]["RecordMessage"];
            "term.deleted": components["schemas"]["RecordMessage"];
            "user.created": components["schemas"]["RecordMessage"];
            "user.updated": components["schemas"]["RecordMessage"];
            "user.deleted": components["schemas"]["RecordMessage"];
            "settings.changed": components["schemas"]["SettingsMessage"];
            "webhook.test": components["schemas"]["TestMessage"];
        };
        /**
         * @description The codes of all errors.
         * @enum {string}
         */
        ErrorCode: "rest_forbidden" | "rest_forbidden_context" | "rest_forbidden_status" | "rest_forbidden_param" | "rest_forbidden_orderby" | "rest_forbidden_who" | "rest_cannot_view" | "rest_cannot_read" | "rest_cannot_create" | "rest_cannot_edit" | "rest_cannot_update" | "rest_cannot_delete" | "rest_not_logged_in" | "rest_invalid_param" | "rest_missing_callback_param" | "rest_invalid_type" | "rest_not_in_enum" | "rest_out_of_bounds" | "rest_invalid_date" | "rest_invalid_email" | "rest_too_short" | "rest_no_matching_schema" | "rest_property_required" | "rest_invalid_field" | "rest_post_invalid_page_number" | "rest_revision_invalid_page_number" | "rest_revision_invalid_offset_number" | "rest_orderby_include_missing_include" | "rest_no_search_term_defined" | "rest_post_invalid_id" | "rest_post_invalid_parent" | "rest_post_exists" | "rest_too_many_attempts" | "rest_post_incorrect_password" | "rest_preview_token_invalid" | "rest_preview_token_expired" | "rest_preview_of_trash" | "rest_cannot_edit_others" | "rest_cannot_publish" | "rest_cannot_assign_sticky" | "rest_cannot_assign_term" | "rest_invalid_author" | "rest_invalid_featured_media" | "rest_upload_no_data" | "rest_upload_sideload_error" | "rest_upload_unknown_error" | "rest_upload_file_too_big" | "rest_upload_image_too_large" | "rest_unknown_attachment" | "rest_cannot_edit_file_type" | "rest_unknown_image_file_type" | "rest_image_not_edited" | "rest_image_crop_failed" | "empty_content" | "rest_already_trashed" | "rest_trash_not_supported" | "rest_revision_parent_id_mismatch" | "rest_post_no_autosave" | "rest_type_invalid" | "rest_cannot_read_type" | "rest_audit_event_invalid_id" | "rest_status_invalid" | "rest_cannot_read_status" | "rest_taxonomy_invalid" | "ads_invalid_ad_id" | "ads_txt_invalid" | "ads_import_invalid" | "ads_provider_not_configured" | "ads_provider_key_missing" | "ads_provider_key_wrong" | "ads_provider_state" | "ads_provider_error" | "ads_provider_unreachable" | "ads_provider_invalid_answer" | "ads_provider_not_linked" | "ads_provider_unknown_account" | "oembed_invalid_url" | "rest-event-not-found" | "rest-invalid-event-id" | "event-not-accessible" | "event-password-protected" | "event-no-longer-available" | "event-is-in-trash" | "event-archive-page-not-found" | "venue-not-accessible" | "venue-is-in-trash" | "venue-archive-page-not-found" | "organizer-not-accessible" | "organizer-is-in-trash" | "organizer-archive-page-not-found" | "rest_view_render_failed" | "rest_import_invalid_id" | "rest_import_bad_signature" | "rest_import_busy" | "rest_import_too_fast" | "rest_import_not_pending" | "rest_import_state_not_saved" | "rest_webhook_invalid_id" | "rest_delivery_invalid_id" | "webhook_limit_reached" | "webhook_not_active" | "webhook_delivery_pending" | "not_available" | "rest_block_type_cannot_view" | "rest_block_type_invalid" | "block_cannot_read" | "block_invalid" | "rest_cannot_view_url_details" | "no_response" | "no_content" | "rest_cannot_export_templates" | "rest_term_invalid" | "rest_taxonomy_not_hierarchical" | "term_exists" | "duplicate_term_slug" | "empty_term_name" | "rest_cannot_create_term" | "menu_exists" | "rest_menu_location_invalid" | "invalid_menu_id" | "rest_title_required" | "rest_url_required" | "rest_post_invalid_type" | "rest_comment_invalid_id" | "rest_comment_login_required" | "rest_cannot_read_post" | "rest_comment_invalid_author" | "rest_comment_invalid_author_ip" | "rest_comment_invalid_status" | "rest_cannot_create_note" | "rest_comment_invalid_post_id" | "rest_comment_draft_post" | "rest_comment_trash_post" | "rest_comment_closed" | "rest_comment_exists" | "rest_invalid_comment_type" | "rest_comment_invalid_type" | "rest_comment_content_invalid" | "rest_comment_author_invalid" | "rest_comment_author_data_required" | "rest_comment_invalid_parent" | "comment_author_column_length" | "comment_author_email_column_length" | "comment_author_url_column_length" | "comment_content_column_length" | "comment_duplicate" | "comment_flood" | "rest_user_invalid_id" | "rest_user_cannot_view" | "rest_cannot_create_user" | "rest_cannot_edit_roles" | "rest_user_cannot_delete" | "rest_user_last_administrator" | "rest_user_invalid_username" | "rest_user_invalid_password" | "rest_user_weak_password" | "rest_user_invalid_email" | "rest_user_invalid_slug" | "rest_user_invalid_argument" | "rest_user_invalid_role" | "rest_user_invalid_reassign" | "existing_user_login" | "existing_user_email" | "invalid_username" | "invalid_email" | "incorrect_password" | "rest_cookie_invalid_nonce" | "rest_cannot_list_application_passwords" | "rest_cannot_read_application_password" | "rest_cannot_create_application_passwords" | "rest_cannot_edit_application_password" | "rest_cannot_delete_application_password" | "rest_cannot_delete_application_passwords" | "rest_application_password_not_found" | "rest_cannot_introspect_app_password_for_non_authenticated_user" | "rest_no_authenticated_app_password" | "application_password_expired" | "application_password_address_refused" | "rest_scope_missing" | "application_passwords_disabled" | "rest_not_ready" | "rest_overloaded" | "rest_invalid_request" | "rest_headers_too_large" | "rest_request_timeout" | "rest_no_route" | "rest_invalid_json" | "rest_invalid_encoding" | "rest_incomplete_body" | "rest_body_too_large" | "rest_upload_no_content_disposition" | "rest_upload_invalid_disposition" | "rest_upload_hash_mismatch" | "rest_unsupported_media_type" | "rest_cross_site_credentials" | "rest_batch_not_allowed" | "parse_path_failed" | "rest_callback_invalid" | "rest_invalid_namespace" | "rest_precondition_failed" | "rest_database_unavailable" | "rest_database_read_only" | "rest_database_timeout" | "rest_outcome_unknown" | "rest_storage_full" | "rest_storage_unavailable" | "rest_internal_error";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
