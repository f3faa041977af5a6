// Written by `npm run generate` from openapi/. Changes belong there.

const we=X=>{const Y=B,ee={properties:{query:{type:"object",properties:{pageno:{$ref:"/shared/18"},posts_per_page:{type:"\
integer",minimum:1,maximum:100},search_param:{$ref:"/shared/3"},filter_by:{$ref:"/shared/19"},filter_not_by:{$ref:"/shar\
ed/19"},sort_by:{type:"string",enum:["impression","click",""]},_fields:{$ref:"/shared/20"}}},params:{$ref:"/shared/22"},
body:{}}};function g(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[r]:e.push(r),a++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const r={
instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[r]:e.push(r),a++}return g.errors=e,a===0}const y=X.lengthOf;function n(s,{instancePath:i="",parentData:m,parentDataProperty:u,
rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(y(s)>200){const r={instancePath:i,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),a++}return n.errors=e,a===0}function x(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,
a=0;if(typeof s=="string"){if(y(s)>40){const r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return x.errors=e,a===
0}function V(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(typeof s=="strin\
g"){if(y(s)>8e3){const r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must N\
OT have more than 8000 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return V.errors=e,a===0}function v(s,{
instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(Array.isArray(s)){const r=s.length;
for(let t=0,p=a;t<r&&a===p;t++)V(s[t],{instancePath:i+"/"+t,parentData:s,parentDataProperty:t,rootData:o})||(e=e===null?
V.errors:e.concat(V.errors),a=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return v.errors=e,a===0}function h(s,{instancePath:i="",parentData:m,
parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return h.
errors=e,a===0}function B(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.query!==void 0){let r=s.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
pageno!==void 0&&(g(r.pageno,{instancePath:i+"/query/pageno",parentData:r,parentDataProperty:"pageno",rootData:o})||(e=e===
null?g.errors:e.concat(g.errors),a=e.length)),r.posts_per_page!==void 0){let t=r.posts_per_page;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:i+"/query/posts_per_page",schemaPath:"#/properties/query/properti\
es/posts_per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),a++}if(typeof t==
"number"&&isFinite(t)){if(t>100||isNaN(t)){const p={instancePath:i+"/query/posts_per_page",schemaPath:"#/properties/quer\
y/properties/posts_per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[p]:e.push(p),a++}if(t<1||isNaN(t)){const p={instancePath:i+"/query/posts_per_page",schemaPath:"#/properties/quer\
y/properties/posts_per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[p]:e.push(p),a++}}}if(r.search_param!==void 0&&(n(r.search_param,{instancePath:i+"/query/search_param",parentData:r,parentDataProperty:"\
search_param",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),r.filter_by!==void 0&&(x(r.filter_by,{instancePath:i+
"/query/filter_by",parentData:r,parentDataProperty:"filter_by",rootData:o})||(e=e===null?x.errors:e.concat(x.errors),a=e.
length)),r.filter_not_by!==void 0&&(x(r.filter_not_by,{instancePath:i+"/query/filter_not_by",parentData:r,parentDataProperty:"\
filter_not_by",rootData:o})||(e=e===null?x.errors:e.concat(x.errors),a=e.length)),r.sort_by!==void 0){let t=r.sort_by;if(typeof t!=
"string"){const p={instancePath:i+"/query/sort_by",schemaPath:"#/properties/query/properties/sort_by/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(!(t==="impression"||t==="click"||t==="")){
const p={instancePath:i+"/query/sort_by",schemaPath:"#/properties/query/properties/sort_by/enum",keyword:"enum",params:{
allowedValues:ee.properties.query.properties.sort_by.enum},message:"must be equal to one of the allowed values"};e===null?
e=[p]:e.push(p),a++}}r._fields!==void 0&&(v(r._fields,{instancePath:i+"/query/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),a=e.length))}else{const t={instancePath:i+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}s.
params!==void 0&&(h(s.params,{instancePath:i+"/params",parentData:s,parentDataProperty:"params",rootData:o})||(e=e===null?
h.errors:e.concat(h.errors),a=e.length))}return B.errors=e,a===0}const re=G;function G(s,{instancePath:i="",parentData:m,
parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.query!==void 0){
let r=s.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["ad-id"]===void 0){const t={instancePath:i+"/query",schemaPath:"\
#/properties/query/required",keyword:"required",params:{missingProperty:"ad-id"},message:"must have required property 'a\
d-id'"};e===null?e=[t]:e.push(t),a++}r["ad-id"]!==void 0&&(g(r["ad-id"],{instancePath:i+"/query/ad-id",parentData:r,parentDataProperty:"\
ad-id",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),a=e.length)),r._fields!==void 0&&(v(r._fields,{instancePath:i+
"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),a=e.length))}else{
const t={instancePath:i+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),a++}}s.params!==void 0&&(h(s.params,{instancePath:i+"/params",parentData:s,parentDataProperty:"\
params",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length))}return G.errors=e,a===0}const se=H,te={properties:{
query:{$ref:"/shared/23"},params:{$ref:"/shared/22"},body:{type:"object",required:["action","ad_id"],properties:{action:{
type:"string",enum:["publish","draft","duplicate","delete","clear_impression"]},ad_id:{type:"array",minItems:1,maxItems:100,
items:{$ref:"/shared/18"}}}}}};function w(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,
a=0;if(s&&typeof s=="object"&&!Array.isArray(s))s._fields!==void 0&&(v(s._fields,{instancePath:i+"/_fields",parentData:s,
parentDataProperty:"_fields",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),a=e.length));else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return w.
errors=e,a===0}function H(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(s&&
typeof s=="object"&&!Array.isArray(s)&&(s.query!==void 0&&(w(s.query,{instancePath:i+"/query",parentData:s,parentDataProperty:"\
query",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),a=e.length)),s.params!==void 0&&(h(s.params,{instancePath:i+
"/params",parentData:s,parentDataProperty:"params",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length)),s.
body!==void 0)){let r=s.body;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.action===void 0){const t={instancePath:i+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"action"},message:"must have \
required property 'action'"};e===null?e=[t]:e.push(t),a++}if(r.ad_id===void 0){const t={instancePath:i+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:"ad_id"},message:"must have required property 'ad\
_id'"};e===null?e=[t]:e.push(t),a++}if(r.action!==void 0){let t=r.action;if(typeof t!="string"){const p={instancePath:i+
"/body/action",schemaPath:"#/properties/body/properties/action/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),a++}if(!(t==="publish"||t==="draft"||t==="duplicate"||t==="delete"||t==="clear_imp\
ression")){const p={instancePath:i+"/body/action",schemaPath:"#/properties/body/properties/action/enum",keyword:"enum",params:{
allowedValues:te.properties.body.properties.action.enum},message:"must be equal to one of the allowed values"};e===null?
e=[p]:e.push(p),a++}}if(r.ad_id!==void 0){let t=r.ad_id;if(Array.isArray(t)){if(t.length>100){const c={instancePath:i+"/\
body/ad_id",schemaPath:"#/properties/body/properties/ad_id/maxItems",keyword:"maxItems",params:{limit:100},message:"must\
 NOT have more than 100 items"};e===null?e=[c]:e.push(c),a++}if(t.length<1){const c={instancePath:i+"/body/ad_id",schemaPath:"\
#/properties/body/properties/ad_id/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 ite\
ms"};e===null?e=[c]:e.push(c),a++}const p=t.length;for(let c=0,ve=a;c<p&&a===ve;c++)g(t[c],{instancePath:i+"/body/ad_id/"+
c,parentData:t,parentDataProperty:c,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),a=e.length)}else{const p={instancePath:i+
"/body/ad_id",schemaPath:"#/properties/body/properties/ad_id/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}return H.errors=e,a===0}const ae=Q,
ie={properties:{query:{$ref:"/shared/23"},params:{$ref:"/shared/22"},body:{type:"object",required:["ads_post_meta"],properties:{
ads_post_meta:{$ref:"/schemas/AdFieldsInput"},ads_ad_status:{type:"string",enum:["publish","draft"]}}}}},d={type:"object",
required:[],properties:{ad_id:{type:["integer","string"],minimum:1,maxLength:0},ad_type:{$ref:"/schemas/AdType"},label:{
type:"string",minLength:1,maxLength:200,pattern:"\\S"},position:{$ref:"/schemas/AdPosition"},priority:{type:"integer",minimum:-1e3,
maximum:1e3},visibility_include:{$ref:"/shared/0"},visibility_exclude:{$ref:"/shared/0"},targeting_include:{$ref:"/share\
d/1"},targeting_exclude:{$ref:"/shared/1"},align:{type:"integer",enum:[0,1,2,3]},margin:{$ref:"/shared/2"},margin_left:{
$ref:"/shared/2"},margin_right:{$ref:"/shared/2"},margin_bottom:{$ref:"/shared/2"},padding:{$ref:"/shared/2"},padding_left:{
$ref:"/shared/2"},padding_right:{$ref:"/shared/2"},padding_bottom:{$ref:"/shared/2"},ad_label_check:{type:"boolean"},adlabel:{
type:"string",enum:["above","below"]},ad_label_text:{$ref:"/shared/3"},enabled_on_amp:{type:"boolean"},check_lazy_load:{
type:"boolean"},check_lazy_load_delay:{type:"integer",minimum:0,maximum:3600},add_url_nofollow:{type:"boolean"},publish_date:{
$ref:"/shared/4"},check_exp_date:{type:"boolean"},exp_date_from:{$ref:"/shared/4"},exp_date_to:{$ref:"/shared/4"},check_spec_day:{
type:"boolean"},set_spec_day:{type:"array",maxItems:7,items:{$ref:"/schemas/WeekdayChoice"}},set_expiry_impression:{type:"\
boolean"},expiry_impression:{$ref:"/shared/5"},set_expiry_clicks:{type:"boolean"},expiry_clicks:{$ref:"/shared/5"},cls_btn:{
type:"boolean"},sticky_ad_show_hide:{type:"boolean"},sticky_show_hide_txt:{$ref:"/shared/3"},sticky_ad_anim:{type:"boole\
an"},sticky_ad_anim_txt:{type:"integer",minimum:0,maximum:6e4},paragraph_number:{$ref:"/shared/6"},repeat_paragraph:{type:"\
boolean"},paragraph_limit:{type:["integer","string"],minimum:0,maximum:1e3,maxLength:0},insert_after:{$ref:"/shared/7"},
exclude_from_class_id:{$ref:"/shared/8"},enable_on_end_of_post:{type:"boolean"},image_number:{$ref:"/shared/6"},image_caption:{
type:"boolean"},word_count_number:{type:"integer",minimum:1,maximum:1e5},after_the_percentage_value:{$ref:"/shared/9"},count_as_per:{
type:"string",enum:["p_tag","div_tag","img_tag","custom_tag"]},enter_your_tag:{type:"string",maxLength:2e3,pattern:"^(?:\
[A-Za-z][A-Za-z0-9-]{0,30})?$"},after_id_name:{$ref:"/shared/3"},after_class_name:{$ref:"/shared/3"},after_customq_name:{
$ref:"/shared/8"},ads_loop_number:{$ref:"/shared/7"},display_after_every:{type:"integer",minimum:0,maximum:1e3},code:{$ref:"\
/shared/10"},mobile_html_check:{type:"boolean"},mob_code:{$ref:"/shared/10"},image_src:{$ref:"/shared/11"},image_redirect_url:{
$ref:"/shared/11"},image_src_id:{type:"integer",minimum:0,maximum:2147483647},image_width:{$ref:"/shared/12"},image_height:{
$ref:"/shared/12"},banner_ad_width:{$ref:"/shared/12"},banner_ad_height:{$ref:"/shared/12"},mobile_image_check:{type:"bo\
olean"},image_mobile_src:{$ref:"/shared/11"},mob_banner_ad_width:{$ref:"/shared/12"},mob_banner_ad_height:{$ref:"/shared\
/12"},parallax_ads_check:{type:"boolean"},parallax_height:{$ref:"/shared/12"},data_ad_client:{$ref:"/shared/13"},data_ad_slot:{
$ref:"/shared/13"},data_layout_key:{$ref:"/shared/13"},provider_ad_type:{type:"string",enum:["display_ads","in_feed_ads",
"in_article_ads","provider_auto_ads","provider_sticky_ads","matched_content"]},provider_type:{type:"string",enum:["norma\
l","responsive"]},data_ad_width:{$ref:"/shared/12"},data_ad_height:{$ref:"/shared/12"},grid_data_ad_column:{$ref:"/share\
d/14"},grid_data_ad_row:{$ref:"/shared/14"},network_code:{$ref:"/shared/13"},ad_unit_name:{type:"string",maxLength:200,pattern:"\
^[\\w./,:@+ -]*$"},block_id:{$ref:"/shared/13"},video_width:{$ref:"/shared/12"},video_height:{$ref:"/shared/12"},video_autoplay:{
type:"boolean"},video_ad_type:{type:"string",enum:["on_load","after_interval","on_scroll"]},specific_time_interval_sec_video:{
$ref:"/shared/15"},on_scroll_video_percentage:{$ref:"/shared/9"},video_ad_type_position:{$ref:"/shared/3"},ads_list:{$ref:"\
/shared/16"},random_ads_list:{$ref:"/shared/16"},refresh_type:{type:"string",enum:["on_load","on_interval"]},refresh_type_interval_sec:{
type:"integer",minimum:1,maximum:86400},sort_type:{type:"string",enum:["random","fixed"]},num_ads_t_s:{type:"integer",minimum:1,
maximum:50},ab_testing:{type:"array",minItems:1,maxItems:10,items:{$ref:"/schemas/AdVariant"}},popup_type:{type:"string",
enum:["load_popup_delay","on_scroll"]},specific_time_interval_sec:{$ref:"/shared/15"},on_scroll_popup_percentage:{$ref:"\
/shared/9"},popup_set_cookie_type:{type:"string",enum:["withcookieexp","withoutcookieexp"]},pop_set_cookie_indays:{type:"\
integer",minimum:0,maximum:3650},carousel_type:{type:"string",enum:["slider"]},carousel_width:{$ref:"/shared/12"},carousel_height:{
$ref:"/shared/12"},carousel_speed:{type:"integer",minimum:1,maximum:3600},carousel_arrows:{type:"boolean"},carousel_close:{
type:"boolean"},carousel_slides:{type:"integer",minimum:1,maximum:20},carousel_rndms:{type:"boolean"},ad_space_type:{$ref:"\
/shared/3"},ad_cost:{type:"number",minimum:0,maximum:1e9},ad_cost_type:{$ref:"/shared/3"},ad_minimum_days:{type:["intege\
r","string"],minimum:0,maximum:1e5,maxLength:0},ad_space_banner_image_src:{$ref:"/shared/11"},network_name:{$ref:"/share\
d/3"}},additionalProperties:!0},oe={type:"string",enum:["plain_text","ad_image","provider","provider_manager","video_ads",
"rotator_ads","random_ads","group_insertion","ab_testing","popup_ads","carousel_ads","ads_space","parallax_ads","half_pa\
ge_ads","floating_cubes","sticky_scroll","skip_ads","loop_ads","background_ad","ad_blindness","reward_ads","network"]};function Z(s,{
instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(typeof s!="string"){const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(!(s===
"plain_text"||s==="ad_image"||s==="provider"||s==="provider_manager"||s==="video_ads"||s==="rotator_ads"||s==="random_ad\
s"||s==="group_insertion"||s==="ab_testing"||s==="popup_ads"||s==="carousel_ads"||s==="ads_space"||s==="parallax_ads"||s===
"half_page_ads"||s==="floating_cubes"||s==="sticky_scroll"||s==="skip_ads"||s==="loop_ads"||s==="background_ad"||s==="ad\
_blindness"||s==="reward_ads"||s==="network")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:oe.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),a++}return Z.errors=e,a===0}const pe=new RegExp(
"^(?:beginning_of_post|end_of_post|middle_of_post|after_more_tag|before_last_paragraph|after_paragraph|after_image|befor\
e_image|after_word_count|after_the_percentage|ad_after_html_tag|ad_before_html_tag|ad_after_id|ad_after_class|ad_after_c\
ustomq|random_ad_placement|ad_sticky_ad|loop_position|ad_shortcode|before_header|after_header|api-[A-Za-z0-9_-]{1,60})$",
"u");function D(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(typeof s=="st\
ring"){if(y(s)>200){const r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"mus\
t NOT have more than 200 characters"};e===null?e=[r]:e.push(r),a++}if(!pe.test(s)){const r={instancePath:i,schemaPath:"#\
/pattern",keyword:"pattern",params:{pattern:"^(?:beginning_of_post|end_of_post|middle_of_post|after_more_tag|before_last\
_paragraph|after_paragraph|after_image|before_image|after_word_count|after_the_percentage|ad_after_html_tag|ad_before_ht\
ml_tag|ad_after_id|ad_after_class|ad_after_customq|random_ad_placement|ad_sticky_ad|loop_position|ad_shortcode|before_he\
ader|after_header|api-[A-Za-z0-9_-]{1,60})$"},message:'must match pattern "^(?:beginning_of_post|end_of_post|middle_of_p\
ost|after_more_tag|before_last_paragraph|after_paragraph|after_image|before_image|after_word_count|after_the_percentage|\
ad_after_html_tag|ad_before_html_tag|ad_after_id|ad_after_class|ad_after_customq|random_ad_placement|ad_sticky_ad|loop_p\
osition|ad_shortcode|before_header|after_header|api-[A-Za-z0-9_-]{1,60})$"'};e===null?e=[r]:e.push(r),a++}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),a++}return D.errors=e,a===0}const J={type:"object",required:["type","value"],properties:{type:{type:"object",required:[
"value"],properties:{label:{$ref:"/shared/3"},value:{type:"string",enum:["post_type","general","post","page","post_categ\
ory","post_format","tags","taxonomy","page_template","author","user_type"]}}},value:{type:"object",required:["value"],properties:{
label:{$ref:"/shared/3"},value:{type:["integer","string"],maxLength:200}}},condition:{$ref:"/shared/17"}}},ne={type:"str\
ing",enum:["AND","OR",""]};function N(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,
a=0;if(typeof s!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[r]:e.push(r),a++}if(!(s==="AND"||s==="OR"||s==="")){const r={instancePath:i,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:ne.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.
push(r),a++}return N.errors=e,a===0}function R(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:
e.push(r),a++}if(s.value===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}if(s.type!==void 0){let r=s.type;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.value===void 0){const t={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?
e=[t]:e.push(t),a++}if(r.label!==void 0&&(n(r.label,{instancePath:i+"/type/label",parentData:r,parentDataProperty:"label",
rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),r.value!==void 0){let t=r.value;if(typeof t!="string"){
const p={instancePath:i+"/type/value",schemaPath:"#/properties/type/properties/value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(!(t==="post_type"||t==="general"||t==="post"||t==="pa\
ge"||t==="post_category"||t==="post_format"||t==="tags"||t==="taxonomy"||t==="page_template"||t==="author"||t==="user_ty\
pe")){const p={instancePath:i+"/type/value",schemaPath:"#/properties/type/properties/value/enum",keyword:"enum",params:{
allowedValues:J.properties.type.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=
[p]:e.push(p),a++}}}else{const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(s.value!==void 0){let r=s.value;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.value===void 0){const t={instancePath:i+"/value",schemaPath:"#/properties/value/required",
keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[t]:e.push(
t),a++}if(r.label!==void 0&&(n(r.label,{instancePath:i+"/value/label",parentData:r,parentDataProperty:"label",rootData:o})||
(e=e===null?n.errors:e.concat(n.errors),a=e.length)),r.value!==void 0){let t=r.value;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))&&typeof t!="string"){const p={instancePath:i+"/value/value",schemaPath:"#/properties/value/properties/v\
alue/type",keyword:"type",params:{type:J.properties.value.properties.value.type},message:"must be integer,string"};e===null?
e=[p]:e.push(p),a++}if(typeof t=="string"&&y(t)>200){const p={instancePath:i+"/value/value",schemaPath:"#/properties/val\
ue/properties/value/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}s.condition!==void 0&&(N(s.condition,{instancePath:i+
"/condition",parentData:s,parentDataProperty:"condition",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),a=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),a++}return R.errors=e,a===0}function q(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){
let e=null,a=0;if(Array.isArray(s)){if(s.length>100){const t={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",
params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[t]:e.push(t),a++}const r=s.length;for(let t=0,
p=a;t<r&&a===p;t++)R(s[t],{instancePath:i+"/"+t,parentData:s,parentDataProperty:t,rootData:o})||(e=e===null?R.errors:e.concat(
R.errors),a=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[r]:e.push(r),a++}return q.errors=e,a===0}const K={type:"object",required:["type","value"],properties:{
type:{type:"object",required:["value"],properties:{label:{$ref:"/shared/3"},value:{type:"string",enum:["device_type","br\
owser_language","logged_in","user_agent","user_type","cookie","url_parameter","referrer_url","browser_width","geo_locati\
on_country","geo_location_state","geo_location_city","multilingual_language","date","weekday"]}}},value:{type:"object",required:[
"value"],properties:{label:{$ref:"/shared/3"},value:{type:["integer","string"],maxLength:2e3}}},condition:{$ref:"/shared\
/17"}}};function S(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(s.value===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have r\
equired property 'value'"};e===null?e=[r]:e.push(r),a++}if(s.type!==void 0){let r=s.type;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.value===void 0){const t={instancePath:i+"/type",schemaPath:"#/properties/type/required",keyword:"requir\
ed",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),a++}if(r.label!==
void 0&&(n(r.label,{instancePath:i+"/type/label",parentData:r,parentDataProperty:"label",rootData:o})||(e=e===null?n.errors:
e.concat(n.errors),a=e.length)),r.value!==void 0){let t=r.value;if(typeof t!="string"){const p={instancePath:i+"/type/va\
lue",schemaPath:"#/properties/type/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),a++}if(!(t==="device_type"||t==="browser_language"||t==="logged_in"||t==="user_agent"||t==="use\
r_type"||t==="cookie"||t==="url_parameter"||t==="referrer_url"||t==="browser_width"||t==="geo_location_country"||t==="ge\
o_location_state"||t==="geo_location_city"||t==="multilingual_language"||t==="date"||t==="weekday")){const p={instancePath:i+
"/type/value",schemaPath:"#/properties/type/properties/value/enum",keyword:"enum",params:{allowedValues:K.properties.type.
properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}}else{const t={
instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),a++}}if(s.value!==void 0){let r=s.value;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.value===
void 0){const t={instancePath:i+"/value",schemaPath:"#/properties/value/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),a++}if(r.label!==void 0&&(n(r.label,{instancePath:i+
"/value/label",parentData:r,parentDataProperty:"label",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),
r.value!==void 0){let t=r.value;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const p={instancePath:i+
"/value/value",schemaPath:"#/properties/value/properties/value/type",keyword:"type",params:{type:K.properties.value.properties.
value.type},message:"must be integer,string"};e===null?e=[p]:e.push(p),a++}if(typeof t=="string"&&y(t)>2e3){const p={instancePath:i+
"/value/value",schemaPath:"#/properties/value/properties/value/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/value",schemaPath:"\
#/properties/value/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}s.
condition!==void 0&&(N(s.condition,{instancePath:i+"/condition",parentData:s,parentDataProperty:"condition",rootData:o})||
(e=e===null?N.errors:e.concat(N.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return S.errors=e,a===0}function $(s,{instancePath:i="",
parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(Array.isArray(s)){if(s.length>100){const t={instancePath:i,
schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[t]:
e.push(t),a++}const r=s.length;for(let t=0,p=a;t<r&&a===p;t++)S(s[t],{instancePath:i+"/"+t,parentData:s,parentDataProperty:t,
rootData:o})||(e=e===null?S.errors:e.concat(S.errors),a=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return $.errors=e,a===0}function _(s,{
instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[r]:e.push(r),a++}if(typeof s=="number"&&isFinite(s)){if(s>2e3||isNaN(s)){const r={instancePath:i,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e3},message:"must be <= 2000"};e===null?e=[r]:e.push(r),a++}
if(s<-2e3||isNaN(s)){const r={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:-2e3},
message:"must be >= -2000"};e===null?e=[r]:e.push(r),a++}}return _.errors=e,a===0}const le=new RegExp("^(?:\\d{4}-\\d\\d-\\d\
\\d)?$","u");function k(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(typeof s==
"string"){if(y(s)>2e3){const r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),a++}if(!le.test(s)){const r={instancePath:i,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^(?:\\d{4}-\\d\\d-\\d\\d)?$"},message:'must match pattern "^(?:\\d{4}-\\d\\d-\
\\d\\d)?$"'};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return k.errors=e,a===0}const me={type:"object",required:[
"value"],properties:{label:{$ref:"/shared/3"},value:{type:"string",enum:["Monday","Tuesday","Wednesday","Thursday","Frid\
ay","Saturday","Sunday"]}}};function W(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,
a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}if(s.
label!==void 0&&(n(s.label,{instancePath:i+"/label",parentData:s,parentDataProperty:"label",rootData:o})||(e=e===null?n.
errors:e.concat(n.errors),a=e.length)),s.value!==void 0){let r=s.value;if(typeof r!="string"){const t={instancePath:i+"/\
value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),a++}if(!(r==="Monday"||r==="Tuesday"||r==="Wednesday"||r==="Thursday"||r==="Friday"||r==="Saturday"||r==="S\
unday")){const t={instancePath:i+"/value",schemaPath:"#/properties/value/enum",keyword:"enum",params:{allowedValues:me.properties.
value.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return W.
errors=e,a===0}const ue={type:["integer","string"],minimum:0,maximum:2147483647,maxLength:0};function A(s,{instancePath:i="",
parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))&&typeof s!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:ue.type},message:"must \
be integer,string"};e===null?e=[r]:e.push(r),a++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){const r={
instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 21\
47483647"};e===null?e=[r]:e.push(r),a++}if(s<0||isNaN(s)){const r={instancePath:i,schemaPath:"#/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),a++}}if(typeof s=="string"&&y(s)>0){
const r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0\
 characters"};e===null?e=[r]:e.push(r),a++}return A.errors=e,a===0}function j(s,{instancePath:i="",parentData:m,parentDataProperty:u,
rootData:o=s}={}){let e=null,a=0;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),a++}if(typeof s=="num\
ber"&&isFinite(s)){if(s>1e4||isNaN(s)){const r={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[r]:e.push(r),a++}if(s<1||isNaN(s)){const r={instancePath:i,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),a++}}return j.
errors=e,a===0}function F(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[r]:e.push(r),a++}if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){const r={
instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===
null?e=[r]:e.push(r),a++}if(s<1||isNaN(s)){const r={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),a++}}return F.errors=e,a===0}function L(s,{instancePath:i="",
parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(y(s)>500){const r={instancePath:i,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?
e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),a++}return L.errors=e,a===0}function P(s,{instancePath:i="",parentData:m,parentDataProperty:u,
rootData:o=s}={}){let e=null,a=0;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),a++}if(typeof s=="num\
ber"&&isFinite(s)){if(s>100||isNaN(s)){const r={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.push(r),a++}if(s<0||isNaN(s)){const r={instancePath:i,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),a++}}return P.
errors=e,a===0}function E(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(typeof s==
"string"){if(y(s)>6e4){const r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:6e4},message:"\
must NOT have more than 60000 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return E.errors=e,a===0}const _e=new RegExp(
'^(?:https?://[^\\s<>"]+|/[^\\s<>"]*)?$',"u");function b(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){
let e=null,a=0;if(typeof s=="string"){if(y(s)>2e3){const r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),a++}if(!_e.test(s)){const r={
instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:'^(?:https?://[^\\s<>"]+|/[^\\s<>"]*)?$'},message:'\
must match pattern "^(?:https?://[^\\s<>"]+|/[^\\s<>"]*)?$"'};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return b.
errors=e,a===0}const ye={type:["integer","string"],minimum:0,maximum:2e4,maxLength:0};function l(s,{instancePath:i="",parentData:m,
parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&typeof s!=
"string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:ye.type},message:"must be integer,stri\
ng"};e===null?e=[r]:e.push(r),a++}if(typeof s=="number"&&isFinite(s)){if(s>2e4||isNaN(s)){const r={instancePath:i,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},message:"must be <= 20000"};e===null?e=[r]:e.push(r),a++}
if(s<0||isNaN(s)){const r={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[r]:e.push(r),a++}}if(typeof s=="string"&&y(s)>0){const r={instancePath:i,schemaPath:"#/maxLen\
gth",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[r]:e.push(r),a++}return l.
errors=e,a===0}const ce=new RegExp("^[\\w./,:@+-]*$","u");function f(s,{instancePath:i="",parentData:m,parentDataProperty:u,
rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(y(s)>200){const r={instancePath:i,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[r]:e.push(r),a++}if(!ce.test(
s)){const r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\w./,:@+-]*$"},message:'must ma\
tch pattern "^[\\w./,:@+-]*$"'};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return f.errors=e,a===0}const he={type:[
"integer","string"],minimum:0,maximum:20,maxLength:0};function T(s,{instancePath:i="",parentData:m,parentDataProperty:u,
rootData:o=s}={}){let e=null,a=0;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&typeof s!="string"){const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:he.type},message:"must be integer,string"};e===null?e=[r]:
e.push(r),a++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){const r={instancePath:i,schemaPath:"#/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[r]:e.push(r),a++}if(s<0||isNaN(s)){const r={
instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[r]:e.push(r),a++}}if(typeof s=="string"&&y(s)>0){const r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[r]:e.push(r),a++}return T.errors=e,a===0}function O(s,{
instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[r]:e.push(r),a++}if(typeof s=="number"&&isFinite(s)){if(s>86400||isNaN(s)){const r={instancePath:i,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be <= 86400"};e===null?e=[r]:e.push(r),a++}
if(s<0||isNaN(s)){const r={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[r]:e.push(r),a++}}return O.errors=e,a===0}function I(s,{instancePath:i="",parentData:m,parentDataProperty:u,
rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};
e===null?e=[r]:e.push(r),a++}s.label!==void 0&&(n(s.label,{instancePath:i+"/label",parentData:s,parentDataProperty:"labe\
l",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),s.value!==void 0&&(g(s.value,{instancePath:i+"/val\
ue",parentData:s,parentDataProperty:"value",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),a=e.length))}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return I.errors=e,a===0}function z(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,
a=0;if(Array.isArray(s)){if(s.length>50){const t={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[t]:e.push(t),a++}const r=s.length;for(let t=0,p=a;t<r&&a===p;t++)
I(s[t],{instancePath:i+"/"+t,parentData:s,parentDataProperty:t,rootData:o})||(e=e===null?I.errors:e.concat(I.errors),a=e.
length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[r]:e.push(r),a++}return z.errors=e,a===0}function M(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.position===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'position'"};e===
null?e=[r]:e.push(r),a++}if(s.ads_list===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ads_list"},message:"must have required property 'ads_list'"};e===null?e=[r]:e.push(r),a++}if(s.position!==
void 0&&(D(s.position,{instancePath:i+"/position",parentData:s,parentDataProperty:"position",rootData:o})||(e=e===null?D.
errors:e.concat(D.errors),a=e.length)),s.ads_list!==void 0){let r=s.ads_list;if(Array.isArray(r)){if(r.length>50){const p={
instancePath:i+"/ads_list",schemaPath:"#/properties/ads_list/maxItems",keyword:"maxItems",params:{limit:50},message:"mus\
t NOT have more than 50 items"};e===null?e=[p]:e.push(p),a++}if(r.length<1){const p={instancePath:i+"/ads_list",schemaPath:"\
#/properties/ads_list/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[p]:e.push(p),a++}const t=r.length;for(let p=0,c=a;p<t&&a===c;p++)I(r[p],{instancePath:i+"/ads_list/"+p,parentData:r,parentDataProperty:p,
rootData:o})||(e=e===null?I.errors:e.concat(I.errors),a=e.length)}else{const t={instancePath:i+"/ads_list",schemaPath:"#\
/properties/ads_list/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),a++}return M.errors=e,a===0}const fe=new RegExp("\\S","u"),de=new RegExp("^(?:[A-Za-z][A-Za-z0-9-]{0,30})?$",
"u"),ge=new RegExp("^[\\w./,:@+ -]*$","u");function C(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ad_id!==void 0){let r=s.ad_id;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const t={instancePath:i+"/ad_id",schemaPath:"#/properties/ad_id/typ\
e",keyword:"type",params:{type:d.properties.ad_id.type},message:"must be integer,string"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ad_id",schemaPath:"#/properties/ad_id/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}if(typeof r=="string"&&y(
r)>0){const t={instancePath:i+"/ad_id",schemaPath:"#/properties/ad_id/maxLength",keyword:"maxLength",params:{limit:0},message:"\
must NOT have more than 0 characters"};e===null?e=[t]:e.push(t),a++}}if(s.ad_type!==void 0&&(Z(s.ad_type,{instancePath:i+
"/ad_type",parentData:s,parentDataProperty:"ad_type",rootData:o})||(e=e===null?Z.errors:e.concat(Z.errors),a=e.length)),
s.label!==void 0){let r=s.label;if(typeof r=="string"){if(y(r)>200){const t={instancePath:i+"/label",schemaPath:"#/prope\
rties/label/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?
e=[t]:e.push(t),a++}if(y(r)<1){const t={instancePath:i+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!fe.test(r)){const t={
instancePath:i+"/label",schemaPath:"#/properties/label/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must m\
atch pattern "\\S"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/label",schemaPath:"#/properties/label/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.position!==void 0&&
(D(s.position,{instancePath:i+"/position",parentData:s,parentDataProperty:"position",rootData:o})||(e=e===null?D.errors:
e.concat(D.errors),a=e.length)),s.priority!==void 0){let r=s.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:i+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={
instancePath:i+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},
message:"must be <= 1000"};e===null?e=[t]:e.push(t),a++}if(r<-1e3||isNaN(r)){const t={instancePath:i+"/priority",schemaPath:"\
#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3},message:"must be >= -1000"};e===null?
e=[t]:e.push(t),a++}}}if(s.visibility_include!==void 0&&(q(s.visibility_include,{instancePath:i+"/visibility_include",parentData:s,
parentDataProperty:"visibility_include",rootData:o})||(e=e===null?q.errors:e.concat(q.errors),a=e.length)),s.visibility_exclude!==
void 0&&(q(s.visibility_exclude,{instancePath:i+"/visibility_exclude",parentData:s,parentDataProperty:"visibility_exclud\
e",rootData:o})||(e=e===null?q.errors:e.concat(q.errors),a=e.length)),s.targeting_include!==void 0&&($(s.targeting_include,
{instancePath:i+"/targeting_include",parentData:s,parentDataProperty:"targeting_include",rootData:o})||(e=e===null?$.errors:
e.concat($.errors),a=e.length)),s.targeting_exclude!==void 0&&($(s.targeting_exclude,{instancePath:i+"/targeting_exclude",
parentData:s,parentDataProperty:"targeting_exclude",rootData:o})||(e=e===null?$.errors:e.concat($.errors),a=e.length)),s.
align!==void 0){let r=s.align;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/align",
schemaPath:"#/properties/align/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.
push(t),a++}if(!(r===0||r===1||r===2||r===3)){const t={instancePath:i+"/align",schemaPath:"#/properties/align/enum",keyword:"\
enum",params:{allowedValues:d.properties.align.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),a++}}if(s.margin!==void 0&&(_(s.margin,{instancePath:i+"/margin",parentData:s,parentDataProperty:"margin",rootData:o})||
(e=e===null?_.errors:e.concat(_.errors),a=e.length)),s.margin_left!==void 0&&(_(s.margin_left,{instancePath:i+"/margin_l\
eft",parentData:s,parentDataProperty:"margin_left",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),a=e.length)),s.
margin_right!==void 0&&(_(s.margin_right,{instancePath:i+"/margin_right",parentData:s,parentDataProperty:"margin_right",
rootData:o})||(e=e===null?_.errors:e.concat(_.errors),a=e.length)),s.margin_bottom!==void 0&&(_(s.margin_bottom,{instancePath:i+
"/margin_bottom",parentData:s,parentDataProperty:"margin_bottom",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),a=
e.length)),s.padding!==void 0&&(_(s.padding,{instancePath:i+"/padding",parentData:s,parentDataProperty:"padding",rootData:o})||
(e=e===null?_.errors:e.concat(_.errors),a=e.length)),s.padding_left!==void 0&&(_(s.padding_left,{instancePath:i+"/paddin\
g_left",parentData:s,parentDataProperty:"padding_left",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),a=e.length)),
s.padding_right!==void 0&&(_(s.padding_right,{instancePath:i+"/padding_right",parentData:s,parentDataProperty:"padding_r\
ight",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),a=e.length)),s.padding_bottom!==void 0&&(_(s.padding_bottom,
{instancePath:i+"/padding_bottom",parentData:s,parentDataProperty:"padding_bottom",rootData:o})||(e=e===null?_.errors:e.
concat(_.errors),a=e.length)),s.ad_label_check!==void 0&&typeof s.ad_label_check!="boolean"){const r={instancePath:i+"/a\
d_label_check",schemaPath:"#/properties/ad_label_check/type",keyword:"type",params:{type:"boolean"},message:"must be boo\
lean"};e===null?e=[r]:e.push(r),a++}if(s.adlabel!==void 0){let r=s.adlabel;if(typeof r!="string"){const t={instancePath:i+
"/adlabel",schemaPath:"#/properties/adlabel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="above"||r==="below")){const t={instancePath:i+"/adlabel",schemaPath:"#/properties/adlabel/\
enum",keyword:"enum",params:{allowedValues:d.properties.adlabel.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[t]:e.push(t),a++}}if(s.ad_label_text!==void 0&&(n(s.ad_label_text,{instancePath:i+"/ad_label_text",parentData:s,
parentDataProperty:"ad_label_text",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),s.enabled_on_amp!==
void 0&&typeof s.enabled_on_amp!="boolean"){const r={instancePath:i+"/enabled_on_amp",schemaPath:"#/properties/enabled_o\
n_amp/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.check_lazy_load!==
void 0&&typeof s.check_lazy_load!="boolean"){const r={instancePath:i+"/check_lazy_load",schemaPath:"#/properties/check_l\
azy_load/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.check_lazy_load_delay!==
void 0){let r=s.check_lazy_load_delay;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/check_lazy_load_delay",schemaPath:"#/properties/check_lazy_load_delay/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>3600||isNaN(r)){const t={instancePath:i+
"/check_lazy_load_delay",schemaPath:"#/properties/check_lazy_load_delay/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:3600},message:"must be <= 3600"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/check\
_lazy_load_delay",schemaPath:"#/properties/check_lazy_load_delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.add_url_nofollow!==void 0&&typeof s.add_url_nofollow!="boole\
an"){const r={instancePath:i+"/add_url_nofollow",schemaPath:"#/properties/add_url_nofollow/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.publish_date!==void 0&&(k(s.publish_date,{instancePath:i+
"/publish_date",parentData:s,parentDataProperty:"publish_date",rootData:o})||(e=e===null?k.errors:e.concat(k.errors),a=e.
length)),s.check_exp_date!==void 0&&typeof s.check_exp_date!="boolean"){const r={instancePath:i+"/check_exp_date",schemaPath:"\
#/properties/check_exp_date/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),a++}if(s.exp_date_from!==void 0&&(k(s.exp_date_from,{instancePath:i+"/exp_date_from",parentData:s,parentDataProperty:"\
exp_date_from",rootData:o})||(e=e===null?k.errors:e.concat(k.errors),a=e.length)),s.exp_date_to!==void 0&&(k(s.exp_date_to,
{instancePath:i+"/exp_date_to",parentData:s,parentDataProperty:"exp_date_to",rootData:o})||(e=e===null?k.errors:e.concat(
k.errors),a=e.length)),s.check_spec_day!==void 0&&typeof s.check_spec_day!="boolean"){const r={instancePath:i+"/check_sp\
ec_day",schemaPath:"#/properties/check_spec_day/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),a++}if(s.set_spec_day!==void 0){let r=s.set_spec_day;if(Array.isArray(r)){if(r.length>7){const p={
instancePath:i+"/set_spec_day",schemaPath:"#/properties/set_spec_day/maxItems",keyword:"maxItems",params:{limit:7},message:"\
must NOT have more than 7 items"};e===null?e=[p]:e.push(p),a++}const t=r.length;for(let p=0,c=a;p<t&&a===c;p++)W(r[p],{instancePath:i+
"/set_spec_day/"+p,parentData:r,parentDataProperty:p,rootData:o})||(e=e===null?W.errors:e.concat(W.errors),a=e.length)}else{
const t={instancePath:i+"/set_spec_day",schemaPath:"#/properties/set_spec_day/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.set_expiry_impression!==void 0&&typeof s.set_expiry_impression!=
"boolean"){const r={instancePath:i+"/set_expiry_impression",schemaPath:"#/properties/set_expiry_impression/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.expiry_impression!==void 0&&(A(
s.expiry_impression,{instancePath:i+"/expiry_impression",parentData:s,parentDataProperty:"expiry_impression",rootData:o})||
(e=e===null?A.errors:e.concat(A.errors),a=e.length)),s.set_expiry_clicks!==void 0&&typeof s.set_expiry_clicks!="boolean"){
const r={instancePath:i+"/set_expiry_clicks",schemaPath:"#/properties/set_expiry_clicks/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.expiry_clicks!==void 0&&(A(s.expiry_clicks,{instancePath:i+
"/expiry_clicks",parentData:s,parentDataProperty:"expiry_clicks",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),a=
e.length)),s.cls_btn!==void 0&&typeof s.cls_btn!="boolean"){const r={instancePath:i+"/cls_btn",schemaPath:"#/properties/\
cls_btn/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.sticky_ad_show_hide!==
void 0&&typeof s.sticky_ad_show_hide!="boolean"){const r={instancePath:i+"/sticky_ad_show_hide",schemaPath:"#/properties\
/sticky_ad_show_hide/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}
if(s.sticky_show_hide_txt!==void 0&&(n(s.sticky_show_hide_txt,{instancePath:i+"/sticky_show_hide_txt",parentData:s,parentDataProperty:"\
sticky_show_hide_txt",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),s.sticky_ad_anim!==void 0&&typeof s.
sticky_ad_anim!="boolean"){const r={instancePath:i+"/sticky_ad_anim",schemaPath:"#/properties/sticky_ad_anim/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.sticky_ad_anim_txt!==void 0){
let r=s.sticky_ad_anim_txt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/sticky_ad\
_anim_txt",schemaPath:"#/properties/sticky_ad_anim_txt/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>6e4||isNaN(r)){const t={instancePath:i+"/st\
icky_ad_anim_txt",schemaPath:"#/properties/sticky_ad_anim_txt/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},
message:"must be <= 60000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/sticky_ad_anim_txt",
schemaPath:"#/properties/sticky_ad_anim_txt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.paragraph_number!==void 0&&(j(s.paragraph_number,{instancePath:i+"/paragraph\
_number",parentData:s,parentDataProperty:"paragraph_number",rootData:o})||(e=e===null?j.errors:e.concat(j.errors),a=e.length)),
s.repeat_paragraph!==void 0&&typeof s.repeat_paragraph!="boolean"){const r={instancePath:i+"/repeat_paragraph",schemaPath:"\
#/properties/repeat_paragraph/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),a++}if(s.paragraph_limit!==void 0){let r=s.paragraph_limit;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&
typeof r!="string"){const t={instancePath:i+"/paragraph_limit",schemaPath:"#/properties/paragraph_limit/type",keyword:"t\
ype",params:{type:d.properties.paragraph_limit.type},message:"must be integer,string"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:i+"/paragraph_limit",schemaPath:"#/properties/paragraph\
_limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),
a++}if(r<0||isNaN(r)){const t={instancePath:i+"/paragraph_limit",schemaPath:"#/properties/paragraph_limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(typeof r=="string"&&y(
r)>0){const t={instancePath:i+"/paragraph_limit",schemaPath:"#/properties/paragraph_limit/maxLength",keyword:"maxLength",
params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[t]:e.push(t),a++}}if(s.insert_after!==void 0&&
(F(s.insert_after,{instancePath:i+"/insert_after",parentData:s,parentDataProperty:"insert_after",rootData:o})||(e=e===null?
F.errors:e.concat(F.errors),a=e.length)),s.exclude_from_class_id!==void 0&&(L(s.exclude_from_class_id,{instancePath:i+"/\
exclude_from_class_id",parentData:s,parentDataProperty:"exclude_from_class_id",rootData:o})||(e=e===null?L.errors:e.concat(
L.errors),a=e.length)),s.enable_on_end_of_post!==void 0&&typeof s.enable_on_end_of_post!="boolean"){const r={instancePath:i+
"/enable_on_end_of_post",schemaPath:"#/properties/enable_on_end_of_post/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.image_number!==void 0&&(j(s.image_number,{instancePath:i+"/image_num\
ber",parentData:s,parentDataProperty:"image_number",rootData:o})||(e=e===null?j.errors:e.concat(j.errors),a=e.length)),s.
image_caption!==void 0&&typeof s.image_caption!="boolean"){const r={instancePath:i+"/image_caption",schemaPath:"#/proper\
ties/image_caption/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}
if(s.word_count_number!==void 0){let r=s.word_count_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/word_count_number",schemaPath:"#/properties/word_count_number/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e5||isNaN(r)){const t={
instancePath:i+"/word_count_number",schemaPath:"#/properties/word_count_number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5},message:"must be <= 100000"};e===null?e=[t]:e.push(t),a++}if(r<1||isNaN(r)){const t={instancePath:i+"/wor\
d_count_number",schemaPath:"#/properties/word_count_number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[t]:e.push(t),a++}}}if(s.after_the_percentage_value!==void 0&&(P(s.after_the_percentage_value,
{instancePath:i+"/after_the_percentage_value",parentData:s,parentDataProperty:"after_the_percentage_value",rootData:o})||
(e=e===null?P.errors:e.concat(P.errors),a=e.length)),s.count_as_per!==void 0){let r=s.count_as_per;if(typeof r!="string"){
const t={instancePath:i+"/count_as_per",schemaPath:"#/properties/count_as_per/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="p_tag"||r==="div_tag"||r==="img_tag"||r==="custom_tag")){
const t={instancePath:i+"/count_as_per",schemaPath:"#/properties/count_as_per/enum",keyword:"enum",params:{allowedValues:d.
properties.count_as_per.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(s.enter_your_tag!==
void 0){let r=s.enter_your_tag;if(typeof r=="string"){if(y(r)>2e3){const t={instancePath:i+"/enter_your_tag",schemaPath:"\
#/properties/enter_your_tag/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 char\
acters"};e===null?e=[t]:e.push(t),a++}if(!de.test(r)){const t={instancePath:i+"/enter_your_tag",schemaPath:"#/properties\
/enter_your_tag/pattern",keyword:"pattern",params:{pattern:"^(?:[A-Za-z][A-Za-z0-9-]{0,30})?$"},message:'must match patt\
ern "^(?:[A-Za-z][A-Za-z0-9-]{0,30})?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/enter_your_tag",schemaPath:"\
#/properties/enter_your_tag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(s.after_id_name!==void 0&&(n(s.after_id_name,{instancePath:i+"/after_id_name",parentData:s,parentDataProperty:"\
after_id_name",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),s.after_class_name!==void 0&&(n(s.after_class_name,
{instancePath:i+"/after_class_name",parentData:s,parentDataProperty:"after_class_name",rootData:o})||(e=e===null?n.errors:
e.concat(n.errors),a=e.length)),s.after_customq_name!==void 0&&(L(s.after_customq_name,{instancePath:i+"/after_customq_n\
ame",parentData:s,parentDataProperty:"after_customq_name",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),a=e.length)),
s.ads_loop_number!==void 0&&(F(s.ads_loop_number,{instancePath:i+"/ads_loop_number",parentData:s,parentDataProperty:"ads\
_loop_number",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),a=e.length)),s.display_after_every!==void 0){let r=s.
display_after_every;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/display_after_ev\
ery",schemaPath:"#/properties/display_after_every/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:i+"/display_a\
fter_every",schemaPath:"#/properties/display_after_every/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"\
must be <= 1000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/display_after_every",schemaPath:"\
#/properties/display_after_every/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),a++}}}if(s.code!==void 0&&(E(s.code,{instancePath:i+"/code",parentData:s,parentDataProperty:"code",
rootData:o})||(e=e===null?E.errors:e.concat(E.errors),a=e.length)),s.mobile_html_check!==void 0&&typeof s.mobile_html_check!=
"boolean"){const r={instancePath:i+"/mobile_html_check",schemaPath:"#/properties/mobile_html_check/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.mob_code!==void 0&&(E(s.mob_code,{instancePath:i+
"/mob_code",parentData:s,parentDataProperty:"mob_code",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),a=e.length)),
s.image_src!==void 0&&(b(s.image_src,{instancePath:i+"/image_src",parentData:s,parentDataProperty:"image_src",rootData:o})||
(e=e===null?b.errors:e.concat(b.errors),a=e.length)),s.image_redirect_url!==void 0&&(b(s.image_redirect_url,{instancePath:i+
"/image_redirect_url",parentData:s,parentDataProperty:"image_redirect_url",rootData:o})||(e=e===null?b.errors:e.concat(b.
errors),a=e.length)),s.image_src_id!==void 0){let r=s.image_src_id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:i+"/image_src_id",schemaPath:"#/properties/image_src_id/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(
r)){const t={instancePath:i+"/image_src_id",schemaPath:"#/properties/image_src_id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+
"/image_src_id",schemaPath:"#/properties/image_src_id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.image_width!==void 0&&(l(s.image_width,{instancePath:i+"/image_width",
parentData:s,parentDataProperty:"image_width",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),s.image_height!==
void 0&&(l(s.image_height,{instancePath:i+"/image_height",parentData:s,parentDataProperty:"image_height",rootData:o})||(e=
e===null?l.errors:e.concat(l.errors),a=e.length)),s.banner_ad_width!==void 0&&(l(s.banner_ad_width,{instancePath:i+"/ban\
ner_ad_width",parentData:s,parentDataProperty:"banner_ad_width",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=
e.length)),s.banner_ad_height!==void 0&&(l(s.banner_ad_height,{instancePath:i+"/banner_ad_height",parentData:s,parentDataProperty:"\
banner_ad_height",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),s.mobile_image_check!==void 0&&typeof s.
mobile_image_check!="boolean"){const r={instancePath:i+"/mobile_image_check",schemaPath:"#/properties/mobile_image_check\
/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.image_mobile_src!==
void 0&&(b(s.image_mobile_src,{instancePath:i+"/image_mobile_src",parentData:s,parentDataProperty:"image_mobile_src",rootData:o})||
(e=e===null?b.errors:e.concat(b.errors),a=e.length)),s.mob_banner_ad_width!==void 0&&(l(s.mob_banner_ad_width,{instancePath:i+
"/mob_banner_ad_width",parentData:s,parentDataProperty:"mob_banner_ad_width",rootData:o})||(e=e===null?l.errors:e.concat(
l.errors),a=e.length)),s.mob_banner_ad_height!==void 0&&(l(s.mob_banner_ad_height,{instancePath:i+"/mob_banner_ad_height",
parentData:s,parentDataProperty:"mob_banner_ad_height",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),
s.parallax_ads_check!==void 0&&typeof s.parallax_ads_check!="boolean"){const r={instancePath:i+"/parallax_ads_check",schemaPath:"\
#/properties/parallax_ads_check/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.
push(r),a++}if(s.parallax_height!==void 0&&(l(s.parallax_height,{instancePath:i+"/parallax_height",parentData:s,parentDataProperty:"\
parallax_height",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),s.data_ad_client!==void 0&&(f(s.data_ad_client,
{instancePath:i+"/data_ad_client",parentData:s,parentDataProperty:"data_ad_client",rootData:o})||(e=e===null?f.errors:e.
concat(f.errors),a=e.length)),s.data_ad_slot!==void 0&&(f(s.data_ad_slot,{instancePath:i+"/data_ad_slot",parentData:s,parentDataProperty:"\
data_ad_slot",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length)),s.data_layout_key!==void 0&&(f(s.data_layout_key,
{instancePath:i+"/data_layout_key",parentData:s,parentDataProperty:"data_layout_key",rootData:o})||(e=e===null?f.errors:
e.concat(f.errors),a=e.length)),s.provider_ad_type!==void 0){let r=s.provider_ad_type;if(typeof r!="string"){const t={instancePath:i+
"/provider_ad_type",schemaPath:"#/properties/provider_ad_type/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="display_ads"||r==="in_feed_ads"||r==="in_article_ads"||r==="provider_\
auto_ads"||r==="provider_sticky_ads"||r==="matched_content")){const t={instancePath:i+"/provider_ad_type",schemaPath:"#/\
properties/provider_ad_type/enum",keyword:"enum",params:{allowedValues:d.properties.provider_ad_type.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(s.provider_type!==void 0){let r=s.provider_type;
if(typeof r!="string"){const t={instancePath:i+"/provider_type",schemaPath:"#/properties/provider_type/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="normal"||r==="responsive")){
const t={instancePath:i+"/provider_type",schemaPath:"#/properties/provider_type/enum",keyword:"enum",params:{allowedValues:d.
properties.provider_type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(s.
data_ad_width!==void 0&&(l(s.data_ad_width,{instancePath:i+"/data_ad_width",parentData:s,parentDataProperty:"data_ad_wid\
th",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),s.data_ad_height!==void 0&&(l(s.data_ad_height,{instancePath:i+
"/data_ad_height",parentData:s,parentDataProperty:"data_ad_height",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),
a=e.length)),s.grid_data_ad_column!==void 0&&(T(s.grid_data_ad_column,{instancePath:i+"/grid_data_ad_column",parentData:s,
parentDataProperty:"grid_data_ad_column",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),a=e.length)),s.grid_data_ad_row!==
void 0&&(T(s.grid_data_ad_row,{instancePath:i+"/grid_data_ad_row",parentData:s,parentDataProperty:"grid_data_ad_row",rootData:o})||
(e=e===null?T.errors:e.concat(T.errors),a=e.length)),s.network_code!==void 0&&(f(s.network_code,{instancePath:i+"/networ\
k_code",parentData:s,parentDataProperty:"network_code",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length)),
s.ad_unit_name!==void 0){let r=s.ad_unit_name;if(typeof r=="string"){if(y(r)>200){const t={instancePath:i+"/ad_unit_name",
schemaPath:"#/properties/ad_unit_name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};e===null?e=[t]:e.push(t),a++}if(!ge.test(r)){const t={instancePath:i+"/ad_unit_name",schemaPath:"#/pro\
perties/ad_unit_name/pattern",keyword:"pattern",params:{pattern:"^[\\w./,:@+ -]*$"},message:'must match pattern "^[\\w./,\
:@+ -]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/ad_unit_name",schemaPath:"#/properties/ad_unit_\
name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.block_id!==
void 0&&(f(s.block_id,{instancePath:i+"/block_id",parentData:s,parentDataProperty:"block_id",rootData:o})||(e=e===null?f.
errors:e.concat(f.errors),a=e.length)),s.video_width!==void 0&&(l(s.video_width,{instancePath:i+"/video_width",parentData:s,
parentDataProperty:"video_width",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),s.video_height!==void 0&&
(l(s.video_height,{instancePath:i+"/video_height",parentData:s,parentDataProperty:"video_height",rootData:o})||(e=e===null?
l.errors:e.concat(l.errors),a=e.length)),s.video_autoplay!==void 0&&typeof s.video_autoplay!="boolean"){const r={instancePath:i+
"/video_autoplay",schemaPath:"#/properties/video_autoplay/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e===null?e=[r]:e.push(r),a++}if(s.video_ad_type!==void 0){let r=s.video_ad_type;if(typeof r!="string"){const t={
instancePath:i+"/video_ad_type",schemaPath:"#/properties/video_ad_type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="on_load"||r==="after_interval"||r==="on_scroll")){const t={instancePath:i+
"/video_ad_type",schemaPath:"#/properties/video_ad_type/enum",keyword:"enum",params:{allowedValues:d.properties.video_ad_type.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(s.specific_time_interval_sec_video!==
void 0&&(O(s.specific_time_interval_sec_video,{instancePath:i+"/specific_time_interval_sec_video",parentData:s,parentDataProperty:"\
specific_time_interval_sec_video",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)),s.on_scroll_video_percentage!==
void 0&&(P(s.on_scroll_video_percentage,{instancePath:i+"/on_scroll_video_percentage",parentData:s,parentDataProperty:"o\
n_scroll_video_percentage",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),a=e.length)),s.video_ad_type_position!==
void 0&&(n(s.video_ad_type_position,{instancePath:i+"/video_ad_type_position",parentData:s,parentDataProperty:"video_ad_\
type_position",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),s.ads_list!==void 0&&(z(s.ads_list,{instancePath:i+
"/ads_list",parentData:s,parentDataProperty:"ads_list",rootData:o})||(e=e===null?z.errors:e.concat(z.errors),a=e.length)),
s.random_ads_list!==void 0&&(z(s.random_ads_list,{instancePath:i+"/random_ads_list",parentData:s,parentDataProperty:"ran\
dom_ads_list",rootData:o})||(e=e===null?z.errors:e.concat(z.errors),a=e.length)),s.refresh_type!==void 0){let r=s.refresh_type;
if(typeof r!="string"){const t={instancePath:i+"/refresh_type",schemaPath:"#/properties/refresh_type/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="on_load"||r==="on_interval")){const t={
instancePath:i+"/refresh_type",schemaPath:"#/properties/refresh_type/enum",keyword:"enum",params:{allowedValues:d.properties.
refresh_type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(s.refresh_type_interval_sec!==
void 0){let r=s.refresh_type_interval_sec;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/refresh_type_interval_sec",schemaPath:"#/properties/refresh_type_interval_sec/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>86400||isNaN(r)){const t={
instancePath:i+"/refresh_type_interval_sec",schemaPath:"#/properties/refresh_type_interval_sec/maximum",keyword:"maximum",
params:{comparison:"<=",limit:86400},message:"must be <= 86400"};e===null?e=[t]:e.push(t),a++}if(r<1||isNaN(r)){const t={
instancePath:i+"/refresh_type_interval_sec",schemaPath:"#/properties/refresh_type_interval_sec/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}}if(s.sort_type!==void 0){let r=s.
sort_type;if(typeof r!="string"){const t={instancePath:i+"/sort_type",schemaPath:"#/properties/sort_type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="random"||r==="fixed")){const t={
instancePath:i+"/sort_type",schemaPath:"#/properties/sort_type/enum",keyword:"enum",params:{allowedValues:d.properties.sort_type.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(s.num_ads_t_s!==void 0){let r=s.
num_ads_t_s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/num_ads_t_s",schemaPath:"\
#/properties/num_ads_t_s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),
a++}if(typeof r=="number"&&isFinite(r)){if(r>50||isNaN(r)){const t={instancePath:i+"/num_ads_t_s",schemaPath:"#/properti\
es/num_ads_t_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[t]:e.push(
t),a++}if(r<1||isNaN(r)){const t={instancePath:i+"/num_ads_t_s",schemaPath:"#/properties/num_ads_t_s/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}}if(s.ab_testing!==void 0){
let r=s.ab_testing;if(Array.isArray(r)){if(r.length>10){const p={instancePath:i+"/ab_testing",schemaPath:"#/properties/a\
b_testing/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[p]:e.push(
p),a++}if(r.length<1){const p={instancePath:i+"/ab_testing",schemaPath:"#/properties/ab_testing/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const t=r.length;for(let p=0,
c=a;p<t&&a===c;p++)M(r[p],{instancePath:i+"/ab_testing/"+p,parentData:r,parentDataProperty:p,rootData:o})||(e=e===null?M.
errors:e.concat(M.errors),a=e.length)}else{const t={instancePath:i+"/ab_testing",schemaPath:"#/properties/ab_testing/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.popup_type!==void 0){
let r=s.popup_type;if(typeof r!="string"){const t={instancePath:i+"/popup_type",schemaPath:"#/properties/popup_type/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="load_popup_delay"||
r==="on_scroll")){const t={instancePath:i+"/popup_type",schemaPath:"#/properties/popup_type/enum",keyword:"enum",params:{
allowedValues:d.properties.popup_type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),a++}}if(s.specific_time_interval_sec!==void 0&&(O(s.specific_time_interval_sec,{instancePath:i+"/specific_time_interv\
al_sec",parentData:s,parentDataProperty:"specific_time_interval_sec",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),
a=e.length)),s.on_scroll_popup_percentage!==void 0&&(P(s.on_scroll_popup_percentage,{instancePath:i+"/on_scroll_popup_pe\
rcentage",parentData:s,parentDataProperty:"on_scroll_popup_percentage",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),
a=e.length)),s.popup_set_cookie_type!==void 0){let r=s.popup_set_cookie_type;if(typeof r!="string"){const t={instancePath:i+
"/popup_set_cookie_type",schemaPath:"#/properties/popup_set_cookie_type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="withcookieexp"||r==="withoutcookieexp")){const t={instancePath:i+
"/popup_set_cookie_type",schemaPath:"#/properties/popup_set_cookie_type/enum",keyword:"enum",params:{allowedValues:d.properties.
popup_set_cookie_type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(s.pop_set_cookie_indays!==
void 0){let r=s.pop_set_cookie_indays;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/pop_set_cookie_indays",schemaPath:"#/properties/pop_set_cookie_indays/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>3650||isNaN(r)){const t={instancePath:i+
"/pop_set_cookie_indays",schemaPath:"#/properties/pop_set_cookie_indays/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:3650},message:"must be <= 3650"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/pop_s\
et_cookie_indays",schemaPath:"#/properties/pop_set_cookie_indays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.carousel_type!==void 0){let r=s.carousel_type;if(typeof r!="\
string"){const t={instancePath:i+"/carousel_type",schemaPath:"#/properties/carousel_type/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="slider"){const t={instancePath:i+"/carousel_type",
schemaPath:"#/properties/carousel_type/enum",keyword:"enum",params:{allowedValues:d.properties.carousel_type.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(s.carousel_width!==void 0&&(l(s.carousel_width,
{instancePath:i+"/carousel_width",parentData:s,parentDataProperty:"carousel_width",rootData:o})||(e=e===null?l.errors:e.
concat(l.errors),a=e.length)),s.carousel_height!==void 0&&(l(s.carousel_height,{instancePath:i+"/carousel_height",parentData:s,
parentDataProperty:"carousel_height",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),s.carousel_speed!==
void 0){let r=s.carousel_speed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/carou\
sel_speed",schemaPath:"#/properties/carousel_speed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>3600||isNaN(r)){const t={instancePath:i+"/carousel\
_speed",schemaPath:"#/properties/carousel_speed/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"\
must be <= 3600"};e===null?e=[t]:e.push(t),a++}if(r<1||isNaN(r)){const t={instancePath:i+"/carousel_speed",schemaPath:"#\
/properties/carousel_speed/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[t]:e.push(t),a++}}}if(s.carousel_arrows!==void 0&&typeof s.carousel_arrows!="boolean"){const r={instancePath:i+"/caro\
usel_arrows",schemaPath:"#/properties/carousel_arrows/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean"};e===null?e=[r]:e.push(r),a++}if(s.carousel_close!==void 0&&typeof s.carousel_close!="boolean"){const r={instancePath:i+
"/carousel_close",schemaPath:"#/properties/carousel_close/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e===null?e=[r]:e.push(r),a++}if(s.carousel_slides!==void 0){let r=s.carousel_slides;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/carousel_slides",schemaPath:"#/properties/carousel_slides/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){
if(r>20||isNaN(r)){const t={instancePath:i+"/carousel_slides",schemaPath:"#/properties/carousel_slides/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[t]:e.push(t),a++}if(r<1||isNaN(r)){const t={
instancePath:i+"/carousel_slides",schemaPath:"#/properties/carousel_slides/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}}if(s.carousel_rndms!==void 0&&typeof s.carousel_rndms!=
"boolean"){const r={instancePath:i+"/carousel_rndms",schemaPath:"#/properties/carousel_rndms/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.ad_space_type!==void 0&&(n(s.ad_space_type,
{instancePath:i+"/ad_space_type",parentData:s,parentDataProperty:"ad_space_type",rootData:o})||(e=e===null?n.errors:e.concat(
n.errors),a=e.length)),s.ad_cost!==void 0){let r=s.ad_cost;if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const t={
instancePath:i+"/ad_cost",schemaPath:"#/properties/ad_cost/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/ad_cost",schemaPath:"\
#/properties/ad_cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:
e.push(t),a++}}else{const t={instancePath:i+"/ad_cost",schemaPath:"#/properties/ad_cost/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[t]:e.push(t),a++}}if(s.ad_cost_type!==void 0&&(n(s.ad_cost_type,{instancePath:i+
"/ad_cost_type",parentData:s,parentDataProperty:"ad_cost_type",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.
length)),s.ad_minimum_days!==void 0){let r=s.ad_minimum_days;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const t={instancePath:i+"/ad_minimum_days",schemaPath:"#/properties/ad_minimum_days/type",keyword:"type",params:{
type:d.properties.ad_minimum_days.type},message:"must be integer,string"};e===null?e=[t]:e.push(t),a++}if(typeof r=="num\
ber"&&isFinite(r)){if(r>1e5||isNaN(r)){const t={instancePath:i+"/ad_minimum_days",schemaPath:"#/properties/ad_minimum_da\
ys/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000"};e===null?e=[t]:e.push(t),a++}
if(r<0||isNaN(r)){const t={instancePath:i+"/ad_minimum_days",schemaPath:"#/properties/ad_minimum_days/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(typeof r=="string"&&y(
r)>0){const t={instancePath:i+"/ad_minimum_days",schemaPath:"#/properties/ad_minimum_days/maxLength",keyword:"maxLength",
params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[t]:e.push(t),a++}}s.ad_space_banner_image_src!==
void 0&&(b(s.ad_space_banner_image_src,{instancePath:i+"/ad_space_banner_image_src",parentData:s,parentDataProperty:"ad_\
space_banner_image_src",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),a=e.length)),s.network_name!==void 0&&(n(s.
network_name,{instancePath:i+"/network_name",parentData:s,parentDataProperty:"network_name",rootData:o})||(e=e===null?n.
errors:e.concat(n.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return C.errors=e,a===0}function Q(s,{instancePath:i="",parentData:m,
parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)&&(s.query!==void 0&&(w(
s.query,{instancePath:i+"/query",parentData:s,parentDataProperty:"query",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),
a=e.length)),s.params!==void 0&&(h(s.params,{instancePath:i+"/params",parentData:s,parentDataProperty:"params",rootData:o})||
(e=e===null?h.errors:e.concat(h.errors),a=e.length)),s.body!==void 0)){let r=s.body;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.ads_post_meta===void 0){const t={instancePath:i+"/body",schemaPath:"#/properties/body/required",keyword:"requir\
ed",params:{missingProperty:"ads_post_meta"},message:"must have required property 'ads_post_meta'"};e===null?e=[t]:e.push(
t),a++}if(r.ads_post_meta!==void 0&&(C(r.ads_post_meta,{instancePath:i+"/body/ads_post_meta",parentData:r,parentDataProperty:"\
ads_post_meta",rootData:o})||(e=e===null?C.errors:e.concat(C.errors),a=e.length)),r.ads_ad_status!==void 0){let t=r.ads_ad_status;
if(typeof t!="string"){const p={instancePath:i+"/body/ads_ad_status",schemaPath:"#/properties/body/properties/ads_ad_sta\
tus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(!(t==="publish"||
t==="draft")){const p={instancePath:i+"/body/ads_ad_status",schemaPath:"#/properties/body/properties/ads_ad_status/enum",
keyword:"enum",params:{allowedValues:ie.properties.body.properties.ads_ad_status.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/body",schemaPath:"#/properties/body/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}return Q.errors=e,a===
0}const be=U;function U(s,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=s}={}){let e=null,a=0;return s&&
typeof s=="object"&&!Array.isArray(s)&&(s.query!==void 0&&(w(s.query,{instancePath:i+"/query",parentData:s,parentDataProperty:"\
query",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),a=e.length)),s.params!==void 0&&(h(s.params,{instancePath:i+
"/params",parentData:s,parentDataProperty:"params",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length))),U.
errors=e,a===0}return{changeAds:se,getAd:re,getNextAdNumber:be,listAds:Y,saveAd:ae}};export{we as createValidators};
