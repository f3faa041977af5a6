// Written by `npm run generate` from openapi/. Changes belong there.

export interface paths {
    "/ads-route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the namespace
         * @description The routes of this namespace, or of the one that is named.
         */
        get: operations["getAdsNamespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/get-ads-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ad units
         * @description Newest first, of every status. `posts_found` counts what matches the filters.
         */
        get: operations["listAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/get-ad-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an ad unit
         * @description 404 `ads_invalid_ad_id` if it is not an ad unit.
         */
        get: operations["getAd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/get-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the ad settings
         * @description Secrets show as their last four characters only.
         */
        get: operations["getAdSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/get-condition-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the values of a condition
         * @description Items whose titles the caller may not read are left out.
         */
        get: operations["listConditionValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/get-ads-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe this system
         * @description A report for support, without secrets. For administrators.
         */
        get: operations["describeAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/get-user-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description In the order of their rights.
         */
        get: operations["listAdRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/get-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Up to ten of each taxonomy of tags.
         */
        get: operations["listAdTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/get-plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List integrations
         * @description The parts of this system that ads can work with.
         */
        get: operations["listAdIntegrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/check_plugin_exist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether an integration is active
         * @description `t` when this system has it.
         */
        get: operations["findAdIntegration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/get-current-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the caller is an administrator
         * @description `f` for others who may use these routes.
         */
        get: operations["isAdAdministrator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/get-ads-analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count impressions and clicks of an ad unit
         * @description Over all days and devices; zeros without a unit that has any.
         */
        get: operations["getAdTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/change-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the mode
         * @description `old` places the units that the member `ads` of the settings has; since that member is made from the units, both modes place the same. For administrators.
         */
        post: operations["changeAdMode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/ad-more-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish, withdraw, copy, delete or reset ad units
         * @description All of the units, or none of them when one is unknown. `publish` restarts the limits; `duplicate` copies units without their counts; `delete` is permanent; `clear_impression` forgets their counts.
         */
        post: operations["changeAds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/update-ad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change an ad unit
         * @description With the id of a unit among its fields that unit is changed: fields that are sent are replaced, others stay. A `publish_date` of today or later makes it a draft until that day. Code with scripts needs `unfiltered_html`; of others markup is cleaned.
         */
        post: operations["saveAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/update-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the ad settings
         * @description Members that are sent are replaced, others stay. For administrators. A text for `/ads.txt` is checked when it is served: 400 `ads_txt_invalid`.
         */
        post: operations["updateAdSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/validate-ads-txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a text for ads.txt
         * @description A valid text is stored when the site serves `/ads.txt`, which is for administrators. A list with the text as its first item is accepted as well.
         */
        post: operations["validateAdsTxt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/send-customer-query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a question
         * @description To the mail address that the settings name, or that of the site, with the asker to reply to.
         */
        post: operations["sendCustomerQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/export-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export settings and ad units
         * @description A file without secrets, roles and whatever belongs to the link to a provider. For administrators.
         */
        post: operations["exportAdSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/import-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import settings and ad units
         * @description The export of this service or of another one, as the field `myFile` of a form (up to 5 MiB) or as JSON body. Everything is checked first, 400 `ads_import_invalid` listing all problems, then all of it is stored or nothing. A unit with the same name and label is changed, others are added. Settings are taken when none were stored or `settings` is true. For administrators.
         */
        post: operations["importAdSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/get-add-next-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the next free number
         * @description One more than the highest number in use. Nothing is reserved.
         */
        post: operations["getNextAdNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/ads_subscribe_newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description The address gets a message with a link to confirm it, at most one in an hour. Repeating it changes nothing.
         */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/import-ads-source-a": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import slots of mobile pages
         * @description Items with `slot` (1 to 6) or `position`, `type`, `client`, `slot_id`, `data_slot`, `code`, `size` (1 to 7), `responsive`, `display_on`, `label_enabled`, `label_text`, `label_location`, `title`. What cannot be read is skipped and reported, and so is what has no equivalent.
         */
        post: operations["importAdsSourceA"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/import-ads-source-b": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import placements
         * @description Items with `title`, `type`, `content`, `image`, `url`, `client`, `slot_id`, `ads`, `placement`, `tag`, `index`, `repeat`, `display_conditions`, `visitor_conditions`, `position`, `expiry_date`. What cannot be read is skipped and reported, and so is what has no equivalent.
         */
        post: operations["importAdsSourceB"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/import-ads-source-c": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import ad groups
         * @description Items with `title`, `ad_type`, `provider_ad_type`, `code`, `image`, `url`, `client`, `slot_id`, `align`, `margin`, `data_group_array`, `visitor_conditions_array`, `wheretodisplay`, `adposition`, `display_tag_name`, `paragraph_number`, `ads_on_every_paragraphs_number`, `percent_content`, `banner_size`. What cannot be read is skipped and reported, and so is what has no equivalent.
         */
        post: operations["importAdsSourceC"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/reports-provider-confcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a code of the ad provider
         * @description The same as `ads_confirm_code` of `ads-adsense`, with the same codes. For administrators.
         */
        post: operations["confirmReportCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/ads_register_ad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List registered places
         * @description An ad is put there by the position `api-` and the name, or by the setting `location_settings`.
         */
        post: operations["listAdLocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/getAdloggingData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List logged clicks
         * @description Newest first, 20 on a page. Kept for 30 days.
         */
        post: operations["listAdClicks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/ads-for": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Decide which ads a visitor sees
         * @description With an item of the site, named by id or path, or with the front page. The visitor is known only by the headers of this request. 404 `rest_post_invalid_id` for items that the caller may not read.
         */
        get: operations["decideAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads-route/ads-track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count impressions or clicks
         * @description With the token of a decision of today or yesterday; 403 `rest_forbidden` without. Ids that name no published unit are ignored. An impression counts when a fifth of the ad was in sight for a fifth of a second.
         */
        post: operations["trackAds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        Method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        /** @description A JSON schema of the argument, with `required` as a boolean. */
        Argument: {
            required: boolean;
        } & {
            [key: string]: unknown;
        };
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
        LinkTarget: {
            /** @description Absolute address, or a template of one. */
            href: string;
        };
        /** @description Methods that the caller may use on the target. */
        LinkHints: {
            allow: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")[];
        };
        LinkAttributes: {
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
        /** @description A link to a resource. Members other than `href` depend on its relation. */
        Link: components["schemas"]["LinkTarget"] & components["schemas"]["LinkAttributes"];
        /** @description Relations by name. Names that are not registered relations have a prefix that `curies` explains. What was deleted (`previous`) has no links, nor do routes with parameters. */
        Links: {
            [key: string]: components["schemas"]["Link"][];
        };
        Route: {
            namespace: string;
            methods: components["schemas"]["Method"][];
            endpoints: components["schemas"]["Endpoint"][];
            _links?: components["schemas"]["Links"];
        };
        /** @description Routes by pattern. */
        Routes: {
            [key: string]: components["schemas"]["Route"];
        };
        /** @description A namespace and its routes. */
        NamespaceIndex: {
            namespace: string;
            routes: components["schemas"]["Routes"];
            _links: components["schemas"]["Links"];
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
        /** @description Every error has this shape. */
        Error: {
            /** @description Stable, for programs. */
            code: string;
            /** @description A sentence, for people. */
            message: string;
            data: components["schemas"]["ErrorData"];
        };
        /**
         * @description `ads_expired`: a limit of impressions or clicks, or the last day, is past.
         * @enum {string}
         */
        AdStatus: "publish" | "draft" | "ads_expired";
        /** @description What every content item has, of an ad unit. */
        AdPostSummary: {
            post_id: number;
            post_title: string;
            post_status: components["schemas"]["AdStatus"];
            /** @description In the zone of the site, `2026-11-21 09:30:00`. */
            post_modified: string;
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
        /** @description An ad unit in a list. */
        ListedAd: {
            post: components["schemas"]["AdPostSummary"];
            post_meta: components["schemas"]["AdFields"];
        };
        /** @description A page of ad units. */
        AdList: {
            posts_data: components["schemas"]["ListedAd"][];
            /** @description How many units match the filters. */
            posts_found: number;
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
        /** @description An ad unit. */
        Ad: {
            post: components["schemas"]["AdPost"];
            post_meta: components["schemas"]["AdFields"];
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
        SavedAd: {
            /** @constant */
            status: "t";
            ad_id: number;
        };
        /** @description Settings of ads to change. Unknown members whose names consist of letters, digits and underscores are stored unchanged. */
        AdSettingsInput: {
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
        } & {
            [key: string]: unknown;
        };
        /** @description The members to change, as an object or as its JSON text. */
        AdSettingsChange: components["schemas"]["AdSettingsInput"];
        SavedSettings: {
            /** @constant */
            status: "tp";
            msg: string;
        };
        TextProblem: {
            line: number;
            /** @enum {string} */
            type: "invalid_variable" | "invalid_subdomain" | "invalid_record" | "invalid_exchange" | "invalid_account_type" | "invalid_tagid";
            value?: string;
        };
        /** @description Either `valid`, or the problems. */
        TextVerdict: {
            /** @constant */
            valid?: true;
            errors?: components["schemas"]["TextProblem"][];
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
        /** @description An export as a file. Its content alone is imported; other fields of the form are ignored. */
        ImportForm: {
            /**
             * Format: binary
             * @description The exported file.
             */
            myFile?: string;
            /**
             * @description Take the settings although some are stored.
             * @default false
             */
            settings: boolean;
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
            /**
             * @description Take the settings although some are stored.
             * @default false
             */
            settings: boolean;
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
        Location: {
            location: string;
            description: string;
        };
        /** @description Places that the configuration registers, by name. */
        Locations: {
            [key: string]: components["schemas"]["Location"];
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
        /** @description A page of the log of clicks. */
        ClickLog: {
            posts_data: components["schemas"]["LoggedClick"][];
            posts_found: number;
            /** @description What was searched for. */
            search_param: string;
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
        AdChoices: {
            /** @description Part of reports to `ads-track`. */
            token: string;
            /** @enum {string} */
            mode: "new" | "old";
            ads: components["schemas"]["DecidedAd"][];
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
        /** @description Present when the settings enable it. */
        AdNoticed: {
            notice?: components["schemas"]["AdNotice"];
        };
        /** @description The ads that one visitor sees with one item. */
        AdDecision: components["schemas"]["AdChoices"] & components["schemas"]["AdNoticed"];
    };
    responses: {
        /** @description The caller's copy is current; there is no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description An argument is missing or invalid, or the body cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_invalid_param",
                 *       "message": "Invalid parameter: per_page.",
                 *       "data": {
                 *         "status": 400,
                 *         "params": {
                 *           "per_page": "per_page must be between 1 and 100."
                 *         },
                 *         "details": {
                 *           "per_page": {
                 *             "code": "rest_out_of_bounds",
                 *             "message": "per_page must be between 1 and 100.",
                 *             "data": null
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is not authenticated, or the credentials are wrong. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "incorrect_password",
                 *       "message": "The credentials are not valid.",
                 *       "data": {
                 *         "status": 401
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The item was not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_post_invalid_id",
                 *       "message": "The item was not found.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is authenticated but not authorized to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_forbidden",
                 *       "message": "You may not do that.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The ad unit was not found; nothing was changed. */
        AdNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "ads_invalid_ad_id",
                 *       "message": "The ad unit was not found.",
                 *       "data": {
                 *         "status": 404
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The options; the list may be empty. */
        Options: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "t",
                 *       "data": [
                 *         {
                 *           "label": "Editor",
                 *           "value": "editor"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OptionList"];
            };
        };
        /** @description The action was performed. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "t"
                 *     }
                 */
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description The file exceeds the upload limit; nothing was stored. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_upload_file_too_big",
                 *       "message": "The file is larger than this site accepts.",
                 *       "data": {
                 *         "status": 413
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The result for each item. */
        Imported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "t",
                 *       "data": "Ads have been successfully imported",
                 *       "imported": 1,
                 *       "skipped": 0,
                 *       "ids": [
                 *         96
                 *       ],
                 *       "report": [
                 *         {
                 *           "index": 0,
                 *           "label": "Leaderboard",
                 *           "imported": true,
                 *           "ad_id": 96,
                 *           "not_mapped": [
                 *             "tracker"
                 *           ],
                 *           "reason": ""
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportReport"];
            };
        };
        /** @description The credentials may not be used for this (`rest_scope_missing`), a browser may have added them by itself to a request of another site (`rest_cross_site_credentials`), or a nonce does not fit the session (`rest_cookie_invalid_nonce`). */
        NotPermitted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_cross_site_credentials",
                 *       "message": "This request does not accept credentials that a browser sends automatically.",
                 *       "data": {
                 *         "status": 403
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request did not arrive in time. */
        TooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_request_timeout",
                 *       "message": "The request did not arrive in time.",
                 *       "data": {
                 *         "status": 408
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this site accepts. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_body_too_large",
                 *       "message": "The body is larger than this site accepts.",
                 *       "data": {
                 *         "status": 413
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is neither JSON nor a form; `text/plain` counts as no body. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_unsupported_media_type",
                 *       "message": "Bodies of this media type are not supported. Send application/json or application/x-www-form-urlencoded.",
                 *       "data": {
                 *         "status": 415
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The headers, the address included, are larger than this site accepts. */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_headers_too_large",
                 *       "message": "The headers are larger than this site accepts.",
                 *       "data": {
                 *         "status": 431
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The site has more requests than it can answer in time (`rest_overloaded`), or it is starting or stopping (`rest_not_ready`). The database cannot be reached (`rest_database_unavailable`), takes too long (`rest_database_timeout`) or accepts no changes (`rest_database_read_only`), or the media store cannot be reached (`rest_storage_unavailable`); nothing was changed. After `rest_outcome_unknown` nobody knows whether a change was made: the database was lost while it was being stored. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait before trying again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_database_unavailable",
                 *       "message": "The site cannot reach its database. Try again in a moment.",
                 *       "data": {
                 *         "status": 503,
                 *         "retry_after": 5
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No space is left for this change; nothing was changed. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rest_storage_full",
                 *       "message": "The site has no room left for this change. Nothing was changed.",
                 *       "data": {
                 *         "status": 507
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
         * @example [
         *       "id",
         *       "title.rendered"
         *     ]
         */
        Fields: string[];
        /** @description Answer 304 without a body while the entity tag is one of these. */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Strong entity tag of this answer. */
        ETag: string;
        /** @description Id of the request; also in the log of the service. */
        RequestId: string;
        /** @description Who may keep the answer: `no-cache` asks for it again with `If-None-Match`, `private` forbids shared caches, `no-store` all. */
        Caching: string;
        /** @description Address of the API root, with the relation `https://api.w.org/`. */
        ApiRoot: string;
        /** @description The headers of the request on which the answer depends besides its address. */
        Varying: string;
        /** @description The methods that this caller may use on this address. */
        Allowed: string;
        /** @description The methods that this caller may use on this address; absent where the request did not get so far that they are known, and after a deletion. */
        AllowedIfKnown: string;
        /** @description Strong entity tag of the result of the write, for `If-Match`; absent if it has no version. */
        WrittenETag: string;
        /** @description Seconds for which the answer may have been out of date; on copies that visitors get while the database is unavailable. */
        StaleFor: number;
        /** @description Says that the answer is a copy that could not be compared with the database. */
        Stale: string;
        /** @description How to sign in; browsers are not challenged, because they would send credentials to every page from then on. */
        Challenge: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAdsNamespace: {
        parameters: {
            query?: {
                /** @description Name of the namespace. */
                namespace?: string;
                /** @description Accepted for compatibility; has no effect. */
                context?: string;
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The namespace and its routes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "namespace": "ads-route",
                     *       "routes": {
                     *         "/ads-route": {
                     *           "namespace": "ads-route",
                     *           "methods": [
                     *             "GET"
                     *           ],
                     *           "endpoints": [
                     *             {
                     *               "methods": [
                     *                 "GET"
                     *               ],
                     *               "args": {
                     *                 "namespace": {
                     *                   "default": "ads-route",
                     *                   "required": false
                     *                 },
                     *                 "context": {
                     *                   "default": "view",
                     *                   "required": false
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "_links": {
                     *             "self": [
                     *               {
                     *                 "href": "https://example.org/api/ads-route"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       },
                     *       "_links": {
                     *         "up": [
                     *           {
                     *             "href": "https://example.org/api/"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NamespaceIndex"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAds: {
        parameters: {
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
                /** @description Most impressions or most clicks first; by default the newest. */
                sort_by?: "impression" | "click" | "";
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "posts_data": [],
                     *       "posts_found": 0
                     *     }
                     */
                    "application/json": components["schemas"]["AdList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAd: {
        parameters: {
            query: {
                /** @description Id of the unit. */
                "ad-id": number;
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unit. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ad"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AdNotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdSettings: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdSettings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConditionValues: {
        parameters: {
            query: {
                /**
                 * @description Kind of condition.
                 * @example post_category
                 */
                condition: "post_type" | "general" | "post" | "page" | "post_category" | "post_format" | "taxonomy" | "tags" | "page_template" | "author" | "user_type";
                /** @description Part of the name. */
                search?: string;
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["Option"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    describeAds: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "info": "### Site"
                     *     }
                     */
                    "application/json": components["schemas"]["Information"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdRoles: {
        parameters: {
            query?: {
                /** @description Part of the name. */
                search?: string;
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Options"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdTags: {
        parameters: {
            query?: {
                /** @description Part of the name. */
                search?: string;
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Options"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdIntegrations: {
        parameters: {
            query?: {
                /** @description Part of the name. */
                search?: string;
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Options"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findAdIntegration: {
        parameters: {
            query?: {
                /** @description Name of the integration. */
                plugin_name?: string;
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yes or no. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "t"
                     *     }
                     */
                    "application/json": components["schemas"]["Answered"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    isAdAdministrator: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yes or no. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "t"
                     *     }
                     */
                    "application/json": components["schemas"]["Answered"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdTotals: {
        parameters: {
            query?: {
                /** @description Id of the unit. */
                ad_id?: number;
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "impressions": 17,
                     *       "clicks": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Totals"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAdMode: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "mode": "new"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The mode.
                     * @enum {string}
                     */
                    mode: "new" | "old";
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The mode.
                     * @enum {string}
                     */
                    mode: "new" | "old";
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    changeAds: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "action": "publish",
                 *       "ad_id": [
                 *         96
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The action.
                     * @enum {string}
                     */
                    action: "publish" | "draft" | "duplicate" | "delete" | "clear_impression";
                    /** @description Ids of the units; one alone and a comma list are accepted as well. */
                    ad_id: number[];
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The action.
                     * @enum {string}
                     */
                    action: "publish" | "draft" | "duplicate" | "delete" | "clear_impression";
                    /** @description Ids of the units; one alone and a comma list are accepted as well. */
                    ad_id: number[];
                };
            };
        };
        responses: {
            /** @description The action was performed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "t",
                     *       "msg": "The ads are published.",
                     *       "data": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AdNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    saveAd: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ads_post_meta": {
                 *         "ad_type": "plain_text",
                 *         "label": "Leaderboard",
                 *         "code": "<b>Hi</b>"
                 *       }
                 *     }
                 */
                "application/json": {
                    ads_post_meta: components["schemas"]["AdFieldsInput"];
                    /**
                     * @description Status of the unit. By default an existing unit keeps its status and a new one is published.
                     * @enum {string}
                     */
                    ads_ad_status?: "publish" | "draft";
                };
                "application/x-www-form-urlencoded": {
                    ads_post_meta: components["schemas"]["AdFieldsInput"];
                    /**
                     * @description Status of the unit. By default an existing unit keeps its status and a new one is published.
                     * @enum {string}
                     */
                    ads_ad_status?: "publish" | "draft";
                };
            };
        };
        responses: {
            /** @description The unit is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "t",
                     *       "ad_id": 96
                     *     }
                     */
                    "application/json": components["schemas"]["SavedAd"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AdNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateAdSettings: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "settings": {
                 *         "maxads": 5
                 *       }
                 *     }
                 */
                "application/json": {
                    settings: components["schemas"]["AdSettingsChange"];
                };
                "application/x-www-form-urlencoded": {
                    settings: components["schemas"]["AdSettingsChange"];
                };
            };
        };
        responses: {
            /** @description The settings were stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "tp",
                     *       "msg": "Settings has been saved successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    validateAdsTxt: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "content": "ads.example.com, pub-1, DIRECT"
                 *     }
                 */
                "application/json": {
                    /** @description The text, where the body is a list. */
                    0?: string;
                    /** @description The text. */
                    content?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The text, where the body is a list. */
                    0?: string;
                    /** @description The text. */
                    content?: string;
                };
            };
        };
        responses: {
            /** @description Whether it is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true
                     *     }
                     */
                    "application/json": components["schemas"]["TextVerdict"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    sendCustomerQuery: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "email": "ann@example.org",
                 *       "message": "How do I place an ad?"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description Who asks.
                     */
                    email: string;
                    /** @description The question. */
                    message: string;
                    /**
                     * @description Whether a paying customer asks.
                     * @default no
                     * @enum {string}
                     */
                    type?: "yes" | "no";
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * Format: email
                     * @description Who asks.
                     */
                    email: string;
                    /** @description The question. */
                    message: string;
                    /**
                     * @description Whether a paying customer asks.
                     * @default no
                     * @enum {string}
                     */
                    type?: "yes" | "no";
                };
            };
        };
        responses: {
            /** @description The message is queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "t",
                     *       "delivery": "queued",
                     *       "msg": "The message is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Enqueued"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    exportAdSettings: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "include": [
                 *         "ads"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What the file has.
                     * @default [
                     *       "settings",
                     *       "ads"
                     *     ]
                     */
                    include?: ("settings" | "ads")[];
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description What the file has.
                     * @default [
                     *       "settings",
                     *       "ads"
                     *     ]
                     */
                    include?: ("settings" | "ads")[];
                };
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "export_version": 1,
                     *       "maxads": 100,
                     *       "ads": {}
                     *     }
                     */
                    "application/json": components["schemas"]["AdExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    importAdSettings: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
                /**
                 * @example {
                 *       "export_version": 1,
                 *       "ads": {}
                 *     }
                 */
                "application/json": components["schemas"]["AdImport"];
            };
        };
        responses: {
            /** @description The import is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "t",
                     *       "created": 1,
                     *       "updated": 0,
                     *       "skipped": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ImportedFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getNextAdNumber: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Ad 3"
                     *     }
                     */
                    "application/json": components["schemas"]["NextAd"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "email": "ann@example.org"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Who subscribes.
                     * @default
                     */
                    name?: string;
                    /**
                     * Format: email
                     * @description Where to.
                     */
                    email: string;
                    /**
                     * @description Site of the subscriber.
                     * @default
                     */
                    website?: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Who subscribes.
                     * @default
                     */
                    name?: string;
                    /**
                     * Format: email
                     * @description Where to.
                     */
                    email: string;
                    /**
                     * @description Site of the subscriber.
                     * @default
                     */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description The message is queued, or was already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "t",
                     *       "delivery": "queued",
                     *       "msg": "The message is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Enqueued"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    importAdsSourceA: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "dry_run": true,
                 *       "ads": []
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The items.
                     * @default []
                     */
                    ads?: {
                        [key: string]: unknown;
                    }[];
                    /**
                     * @description Only report what would be imported.
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    importAdsSourceB: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "dry_run": true,
                 *       "ads": []
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The items.
                     * @default []
                     */
                    ads?: {
                        [key: string]: unknown;
                    }[];
                    /**
                     * @description Only report what would be imported.
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    importAdsSourceC: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "dry_run": true,
                 *       "ads": []
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The items.
                     * @default []
                     */
                    ads?: {
                        [key: string]: unknown;
                    }[];
                    /**
                     * @description Only report what would be imported.
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    confirmReportCode: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "code": "4/0AY0e-g7",
                 *       "state": "0bB5r3X1kq"
                 *     }
                 */
                "application/json": components["schemas"]["ProviderCode"];
                "application/x-www-form-urlencoded": components["schemas"]["ProviderCode"];
            };
        };
        responses: {
            /** @description The provider has issued tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "token_data": {
                     *         "token_type": "Bearer",
                     *         "scope": "reports.read",
                     *         "expires": 1795222800
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConfirmedCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            /** @description The provider does not respond, or its response is invalid. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ads_provider_unreachable",
                     *       "message": "The ad provider does not answer.",
                     *       "data": {
                     *         "status": 502
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAdLocations: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sidebar": {
                     *         "location": "sidebar",
                     *         "description": "Beside the text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Locations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAdClicks: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "report_period": "last_7days"
                 *     }
                 */
                "application/json": {
                    /** @description `last_7days`, `last_15days`, `last_30days` or `custom`; any other word means `last_7days`; by default all clicks are listed. */
                    report_period?: string;
                    /** @description First day, for `custom`. */
                    cust_fromdate?: string;
                    /** @description Last day, for `custom`. */
                    cust_todate?: string;
                    /**
                     * @description Part of an id, network, address, browser or referrer.
                     * @default
                     */
                    search_param?: string;
                    /**
                     * @description Page of the list.
                     * @default 1
                     */
                    page?: number;
                };
                "application/x-www-form-urlencoded": {
                    /** @description `last_7days`, `last_15days`, `last_30days` or `custom`; any other word means `last_7days`; by default all clicks are listed. */
                    report_period?: string;
                    /** @description First day, for `custom`. */
                    cust_fromdate?: string;
                    /** @description Last day, for `custom`. */
                    cust_todate?: string;
                    /**
                     * @description Part of an id, network, address, browser or referrer.
                     * @default
                     */
                    search_param?: string;
                    /**
                     * @description Page of the list.
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "posts_data": [],
                     *       "posts_found": 0,
                     *       "search_param": ""
                     *     }
                     */
                    "application/json": components["schemas"]["ClickLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    decideAds: {
        parameters: {
            query?: {
                /** @description Id of the item. */
                post?: number;
                /** @description Path of the page instead; `/` is the front page. */
                path?: string;
                /** @description Device of the visitor when the headers do not reveal it. */
                device?: "desktop" | "mobile" | "tablet";
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Answer 304 without a body while the entity tag is one of these. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ads with their places. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "abc",
                     *       "mode": "new",
                     *       "ads": []
                     *     }
                     */
                    "application/json": components["schemas"]["AdDecision"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    trackAds: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of the answer; a dot names a nested one. A comma list is accepted as well. The answer is then partial: of its schema any member may be missing, an object of which nothing was picked is empty, and a resource of which nothing was picked is an empty list.
                 * @example [
                 *       "id",
                 *       "title.rendered"
                 *     ]
                 */
                _fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "event": "impression",
                 *       "ad_ids": [
                 *         96
                 *       ],
                 *       "token": "abc"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What happened.
                     * @enum {string}
                     */
                    event: "impression" | "click";
                    /** @description To which units. */
                    ad_ids: number[];
                    /**
                     * @description From the decision.
                     * @default
                     */
                    token?: string;
                    /**
                     * @description Address of the page.
                     * @default
                     */
                    url?: string;
                    /**
                     * @description Position at which a unit of an A/B test stood.
                     * @default
                     */
                    position?: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description What happened.
                     * @enum {string}
                     */
                    event: "impression" | "click";
                    /** @description To which units. */
                    ad_ids: number[];
                    /**
                     * @description From the decision.
                     * @default
                     */
                    token?: string;
                    /**
                     * @description Address of the page.
                     * @default
                     */
                    url?: string;
                    /**
                     * @description Position at which a unit of an A/B test stood.
                     * @default
                     */
                    position?: string;
                };
            };
        };
        responses: {
            /** @description The hits were counted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
}
