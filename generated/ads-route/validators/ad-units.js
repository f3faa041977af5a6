// Written by `npm run generate` from openapi/. Changes belong there.

const be=U=>{const X=C,Y={properties:{query:{type:"object",properties:{pageno:{$ref:"/shared/18"},posts_per_page:{type:"\
integer",minimum:1,maximum:100},search_param:{$ref:"/shared/3"},filter_by:{$ref:"/shared/19"},filter_not_by:{$ref:"/shar\
ed/19"},sort_by:{type:"string",enum:["impression","click",""]},_fields:{$ref:"/shared/20"}}},params:{$ref:"/shared/21"},
body:{}}};function d(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),a++}return d.errors=e,a===0}const y=U.lengthOf;function n(r,{instancePath:i="",parentData:m,parentDataProperty:u,
rootData:o=r}={}){let e=null,a=0;if(typeof r=="string"){if(y(r)>200){const s={instancePath:i,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}return n.errors=e,a===0}function x(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,
a=0;if(typeof r=="string"){if(y(r)>40){const s={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}return x.errors=e,a===
0}function v(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(Array.isArray(r)){
const s=r.length;for(let t=0;t<s;t++)if(typeof r[t]!="string"){const p={instancePath:i+"/"+t,schemaPath:"#/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}return v.errors=e,a===
0}function c(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(!(r&&typeof r=="\
object"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),a++}return c.errors=e,a===0}function C(r,{instancePath:i="",parentData:m,parentDataProperty:u,
rootData:o=r}={}){let e=null,a=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.pageno!==void 0&&(d(s.pageno,{instancePath:i+"/query/pageno",parentData:s,parentDataProperty:"\
pageno",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),a=e.length)),s.posts_per_page!==void 0){let t=s.posts_per_page;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:i+"/query/posts_per_page",schemaPath:"#/\
properties/query/properties/posts_per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[p]:e.push(p),a++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const p={instancePath:i+"/query/posts_per_pa\
ge",schemaPath:"#/properties/query/properties/posts_per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[p]:e.push(p),a++}if(t<1||isNaN(t)){const p={instancePath:i+"/query/posts_per_page",
schemaPath:"#/properties/query/properties/posts_per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[p]:e.push(p),a++}}}if(s.search_param!==void 0&&(n(s.search_param,{instancePath:i+"/query/sear\
ch_param",parentData:s,parentDataProperty:"search_param",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),
s.filter_by!==void 0&&(x(s.filter_by,{instancePath:i+"/query/filter_by",parentData:s,parentDataProperty:"filter_by",rootData:o})||
(e=e===null?x.errors:e.concat(x.errors),a=e.length)),s.filter_not_by!==void 0&&(x(s.filter_not_by,{instancePath:i+"/quer\
y/filter_not_by",parentData:s,parentDataProperty:"filter_not_by",rootData:o})||(e=e===null?x.errors:e.concat(x.errors),a=
e.length)),s.sort_by!==void 0){let t=s.sort_by;if(typeof t!="string"){const p={instancePath:i+"/query/sort_by",schemaPath:"\
#/properties/query/properties/sort_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
p]:e.push(p),a++}if(!(t==="impression"||t==="click"||t==="")){const p={instancePath:i+"/query/sort_by",schemaPath:"#/pro\
perties/query/properties/sort_by/enum",keyword:"enum",params:{allowedValues:Y.properties.query.properties.sort_by.enum},
message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}s._fields!==void 0&&(v(s._fields,{instancePath:i+
"/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),a=e.length))}else{
const t={instancePath:i+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),a++}}r.params!==void 0&&(c(r.params,{instancePath:i+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length))}return C.errors=e,a===0}const ee=B;function B(r,{
instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s["ad-id"]===void 0){const t={instancePath:i+
"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"ad-id"},message:"must have\
 required property 'ad-id'"};e===null?e=[t]:e.push(t),a++}s["ad-id"]!==void 0&&(d(s["ad-id"],{instancePath:i+"/query/ad-\
id",parentData:s,parentDataProperty:"ad-id",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),a=e.length)),s._fields!==
void 0&&(v(s._fields,{instancePath:i+"/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:o})||(e=e===null?
v.errors:e.concat(v.errors),a=e.length))}else{const t={instancePath:i+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}r.params!==void 0&&(c(r.params,{instancePath:i+
"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length))}return B.
errors=e,a===0}const re=G,se={properties:{query:{$ref:"/shared/22"},params:{$ref:"/shared/21"},body:{type:"object",required:[
"action","ad_id"],properties:{action:{type:"string",enum:["publish","draft","duplicate","delete","clear_impression"]},ad_id:{
type:"array",minItems:1,maxItems:100,items:{$ref:"/shared/18"}}}}}};function w(r,{instancePath:i="",parentData:m,parentDataProperty:u,
rootData:o=r}={}){let e=null,a=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(v(r._fields,{instancePath:i+
"/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),a=e.length));else{
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),a++}return w.errors=e,a===0}function G(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){
let e=null,a=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(w(r.query,{instancePath:i+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),a=e.length)),r.params!==void 0&&(c(r.params,
{instancePath:i+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),
a=e.length)),r.body!==void 0)){let s=r.body;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.action===void 0){const t={
instancePath:i+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"action"},message:"\
must have required property 'action'"};e===null?e=[t]:e.push(t),a++}if(s.ad_id===void 0){const t={instancePath:i+"/body",
schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"ad_id"},message:"must have required \
property 'ad_id'"};e===null?e=[t]:e.push(t),a++}if(s.action!==void 0){let t=s.action;if(typeof t!="string"){const p={instancePath:i+
"/body/action",schemaPath:"#/properties/body/properties/action/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),a++}if(!(t==="publish"||t==="draft"||t==="duplicate"||t==="delete"||t==="clear_imp\
ression")){const p={instancePath:i+"/body/action",schemaPath:"#/properties/body/properties/action/enum",keyword:"enum",params:{
allowedValues:se.properties.body.properties.action.enum},message:"must be equal to one of the allowed values"};e===null?
e=[p]:e.push(p),a++}}if(s.ad_id!==void 0){let t=s.ad_id;if(Array.isArray(t)){if(t.length>100){const b={instancePath:i+"/\
body/ad_id",schemaPath:"#/properties/body/properties/ad_id/maxItems",keyword:"maxItems",params:{limit:100},message:"must\
 NOT have more than 100 items"};e===null?e=[b]:e.push(b),a++}if(t.length<1){const b={instancePath:i+"/body/ad_id",schemaPath:"\
#/properties/body/properties/ad_id/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 ite\
ms"};e===null?e=[b]:e.push(b),a++}const p=t.length;for(let b=0;b<p;b++)d(t[b],{instancePath:i+"/body/ad_id/"+b,parentData:t,
parentDataProperty:b,rootData:o})||(e=e===null?d.errors:e.concat(d.errors),a=e.length)}else{const p={instancePath:i+"/bo\
dy/ad_id",schemaPath:"#/properties/body/properties/ad_id/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/body",schemaPath:"#/properties/body/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}return G.errors=e,a===0}const te=K,ae={
properties:{query:{$ref:"/shared/22"},params:{$ref:"/shared/21"},body:{type:"object",required:["ads_post_meta"],properties:{
ads_post_meta:{$ref:"/schemas/AdFieldsInput"},ads_ad_status:{type:"string",enum:["publish","draft"]}}}}},f={type:"object",
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
type:"string",enum:["p_tag","div_tag","img_tag","custom_tag"]},enter_your_tag:{type:"string",pattern:"^(?:[A-Za-z][A-Za-\
z0-9-]{0,30})?$"},after_id_name:{$ref:"/shared/3"},after_class_name:{$ref:"/shared/3"},after_customq_name:{$ref:"/shared\
/8"},ads_loop_number:{$ref:"/shared/7"},display_after_every:{type:"integer",minimum:0,maximum:1e3},code:{$ref:"/shared/1\
0"},mobile_html_check:{type:"boolean"},mob_code:{$ref:"/shared/10"},image_src:{$ref:"/shared/11"},image_redirect_url:{$ref:"\
/shared/11"},image_src_id:{type:"integer",minimum:0,maximum:2147483647},image_width:{$ref:"/shared/12"},image_height:{$ref:"\
/shared/12"},banner_ad_width:{$ref:"/shared/12"},banner_ad_height:{$ref:"/shared/12"},mobile_image_check:{type:"boolean"},
image_mobile_src:{$ref:"/shared/11"},mob_banner_ad_width:{$ref:"/shared/12"},mob_banner_ad_height:{$ref:"/shared/12"},parallax_ads_check:{
type:"boolean"},parallax_height:{$ref:"/shared/12"},data_ad_client:{$ref:"/shared/13"},data_ad_slot:{$ref:"/shared/13"},
data_layout_key:{$ref:"/shared/13"},provider_ad_type:{type:"string",enum:["display_ads","in_feed_ads","in_article_ads","\
provider_auto_ads","provider_sticky_ads","matched_content"]},provider_type:{type:"string",enum:["normal","responsive"]},
data_ad_width:{$ref:"/shared/12"},data_ad_height:{$ref:"/shared/12"},grid_data_ad_column:{$ref:"/shared/14"},grid_data_ad_row:{
$ref:"/shared/14"},network_code:{$ref:"/shared/13"},ad_unit_name:{type:"string",maxLength:200,pattern:"^[\\w./,:@+ -]*$"},
block_id:{$ref:"/shared/13"},video_width:{$ref:"/shared/12"},video_height:{$ref:"/shared/12"},video_autoplay:{type:"bool\
ean"},video_ad_type:{type:"string",enum:["on_load","after_interval","on_scroll"]},specific_time_interval_sec_video:{$ref:"\
/shared/15"},on_scroll_video_percentage:{$ref:"/shared/9"},video_ad_type_position:{$ref:"/shared/3"},ads_list:{$ref:"/sh\
ared/16"},random_ads_list:{$ref:"/shared/16"},refresh_type:{type:"string",enum:["on_load","on_interval"]},refresh_type_interval_sec:{
type:"integer",minimum:1,maximum:86400},sort_type:{type:"string",enum:["random","fixed"]},num_ads_t_s:{type:"integer",minimum:1,
maximum:50},ab_testing:{type:"array",minItems:1,maxItems:10,items:{$ref:"/schemas/AdVariant"}},popup_type:{type:"string",
enum:["load_popup_delay","on_scroll"]},specific_time_interval_sec:{$ref:"/shared/15"},on_scroll_popup_percentage:{$ref:"\
/shared/9"},popup_set_cookie_type:{type:"string",enum:["withcookieexp","withoutcookieexp"]},pop_set_cookie_indays:{type:"\
integer",minimum:0,maximum:3650},carousel_type:{type:"string",enum:["slider"]},carousel_width:{$ref:"/shared/12"},carousel_height:{
$ref:"/shared/12"},carousel_speed:{type:"integer",minimum:1,maximum:3600},carousel_arrows:{type:"boolean"},carousel_close:{
type:"boolean"},carousel_slides:{type:"integer",minimum:1,maximum:20},carousel_rndms:{type:"boolean"},ad_space_type:{$ref:"\
/shared/3"},ad_cost:{type:"number",minimum:0,maximum:1e9},ad_cost_type:{$ref:"/shared/3"},ad_minimum_days:{type:["intege\
r","string"],minimum:0,maximum:1e5,maxLength:0},ad_space_banner_image_src:{$ref:"/shared/11"},network_name:{$ref:"/share\
d/3"}},additionalProperties:!0},ie={type:"string",enum:["plain_text","ad_image","provider","provider_manager","video_ads",
"rotator_ads","random_ads","group_insertion","ab_testing","popup_ads","carousel_ads","ads_space","parallax_ads","half_pa\
ge_ads","floating_cubes","sticky_scroll","skip_ads","loop_ads","background_ad","ad_blindness","reward_ads","network"]};function V(r,{
instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(typeof r!="string"){const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r===
"plain_text"||r==="ad_image"||r==="provider"||r==="provider_manager"||r==="video_ads"||r==="rotator_ads"||r==="random_ad\
s"||r==="group_insertion"||r==="ab_testing"||r==="popup_ads"||r==="carousel_ads"||r==="ads_space"||r==="parallax_ads"||r===
"half_page_ads"||r==="floating_cubes"||r==="sticky_scroll"||r==="skip_ads"||r==="loop_ads"||r==="background_ad"||r==="ad\
_blindness"||r==="reward_ads"||r==="network")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ie.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}return V.errors=e,a===0}const oe=new RegExp(
"^(?:beginning_of_post|end_of_post|middle_of_post|after_more_tag|before_last_paragraph|after_paragraph|after_image|befor\
e_image|after_word_count|after_the_percentage|ad_after_html_tag|ad_before_html_tag|ad_after_id|ad_after_class|ad_after_c\
ustomq|random_ad_placement|ad_sticky_ad|loop_position|ad_shortcode|before_header|after_header|api-[A-Za-z0-9_-]{1,60})$",
"u");function D(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(typeof r=="st\
ring"){if(!oe.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:beginning_o\
f_post|end_of_post|middle_of_post|after_more_tag|before_last_paragraph|after_paragraph|after_image|before_image|after_wo\
rd_count|after_the_percentage|ad_after_html_tag|ad_before_html_tag|ad_after_id|ad_after_class|ad_after_customq|random_ad\
_placement|ad_sticky_ad|loop_position|ad_shortcode|before_header|after_header|api-[A-Za-z0-9_-]{1,60})$"},message:'must \
match pattern "^(?:beginning_of_post|end_of_post|middle_of_post|after_more_tag|before_last_paragraph|after_paragraph|aft\
er_image|before_image|after_word_count|after_the_percentage|ad_after_html_tag|ad_before_html_tag|ad_after_id|ad_after_cl\
ass|ad_after_customq|random_ad_placement|ad_sticky_ad|loop_position|ad_shortcode|before_header|after_header|api-[A-Za-z0\
-9_-]{1,60})$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}return D.errors=e,a===0}const H={type:"object",required:[
"type","value"],properties:{type:{type:"object",required:["value"],properties:{label:{$ref:"/shared/3"},value:{type:"str\
ing",enum:["post_type","general","post","page","post_category","post_format","tags","taxonomy","page_template","author",
"user_type"]}}},value:{type:"object",required:["value"],properties:{label:{$ref:"/shared/3"},value:{type:["integer","str\
ing"],maxLength:200}}},condition:{$ref:"/shared/17"}}},pe={type:"string",enum:["AND","OR",""]};function N(r,{instancePath:i="",
parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(typeof r!="string"){const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="AND"||r===
"OR"||r==="")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}return N.errors=e,a===0}function Z(r,{instancePath:i="",
parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must\
 have required property 'type'"};e===null?e=[s]:e.push(s),a++}if(r.value===void 0){const s={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=
[s]:e.push(s),a++}if(r.type!==void 0){let s=r.type;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){const t={
instancePath:i+"/type",schemaPath:"#/properties/type/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[t]:e.push(t),a++}if(s.label!==void 0&&(n(s.label,{instancePath:i+"/typ\
e/label",parentData:s,parentDataProperty:"label",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),s.value!==
void 0){let t=s.value;if(typeof t!="string"){const p={instancePath:i+"/type/value",schemaPath:"#/properties/type/propert\
ies/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(!(t==="p\
ost_type"||t==="general"||t==="post"||t==="page"||t==="post_category"||t==="post_format"||t==="tags"||t==="taxonomy"||t===
"page_template"||t==="author"||t==="user_type")){const p={instancePath:i+"/type/value",schemaPath:"#/properties/type/pro\
perties/value/enum",keyword:"enum",params:{allowedValues:H.properties.type.properties.value.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/type",schemaPath:"#/proper\
ties/type/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(r.value!==
void 0){let s=r.value;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){const t={instancePath:i+"/value",
schemaPath:"#/properties/value/required",keyword:"required",params:{missingProperty:"value"},message:"must have required\
 property 'value'"};e===null?e=[t]:e.push(t),a++}if(s.label!==void 0&&(n(s.label,{instancePath:i+"/value/label",parentData:s,
parentDataProperty:"label",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),s.value!==void 0){let t=s.
value;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const p={instancePath:i+"/value/valu\
e",schemaPath:"#/properties/value/properties/value/type",keyword:"type",params:{type:H.properties.value.properties.value.
type},message:"must be integer,string"};e===null?e=[p]:e.push(p),a++}if(typeof t=="string"&&y(t)>200){const p={instancePath:i+
"/value/value",schemaPath:"#/properties/value/properties/value/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/value",schemaPath:"\
#/properties/value/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}r.
condition!==void 0&&(N(r.condition,{instancePath:i+"/condition",parentData:r,parentDataProperty:"condition",rootData:o})||
(e=e===null?N.errors:e.concat(N.errors),a=e.length))}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return Z.errors=e,a===0}function q(r,{instancePath:i="",
parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(Array.isArray(r)){if(r.length>100){const t={instancePath:i,
schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[t]:
e.push(t),a++}const s=r.length;for(let t=0;t<s;t++)Z(r[t],{instancePath:i+"/"+t,parentData:r,parentDataProperty:t,rootData:o})||
(e=e===null?Z.errors:e.concat(Z.errors),a=e.length)}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}return q.errors=e,a===0}const J={type:"object",required:[
"type","value"],properties:{type:{type:"object",required:["value"],properties:{label:{$ref:"/shared/3"},value:{type:"str\
ing",enum:["device_type","browser_language","logged_in","user_agent","user_type","cookie","url_parameter","referrer_url",
"browser_width","geo_location_country","geo_location_state","geo_location_city","multilingual_language","date","weekday"]}}},
value:{type:"object",required:["value"],properties:{label:{$ref:"/shared/3"},value:{type:["integer","string"],maxLength:2e3}}},
condition:{$ref:"/shared/17"}}};function R(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,
a=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),a++}if(r.
value===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[s]:e.push(s),a++}if(r.type!==void 0){let s=r.type;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.value===void 0){const t={instancePath:i+"/type",schemaPath:"#/properties/type/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),a++}if(s.
label!==void 0&&(n(s.label,{instancePath:i+"/type/label",parentData:s,parentDataProperty:"label",rootData:o})||(e=e===null?
n.errors:e.concat(n.errors),a=e.length)),s.value!==void 0){let t=s.value;if(typeof t!="string"){const p={instancePath:i+
"/type/value",schemaPath:"#/properties/type/properties/value/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[p]:e.push(p),a++}if(!(t==="device_type"||t==="browser_language"||t==="logged_in"||t==="user_agent"||
t==="user_type"||t==="cookie"||t==="url_parameter"||t==="referrer_url"||t==="browser_width"||t==="geo_location_country"||
t==="geo_location_state"||t==="geo_location_city"||t==="multilingual_language"||t==="date"||t==="weekday")){const p={instancePath:i+
"/type/value",schemaPath:"#/properties/type/properties/value/enum",keyword:"enum",params:{allowedValues:J.properties.type.
properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}}else{const t={
instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),a++}}if(r.value!==void 0){let s=r.value;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===
void 0){const t={instancePath:i+"/value",schemaPath:"#/properties/value/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),a++}if(s.label!==void 0&&(n(s.label,{instancePath:i+
"/value/label",parentData:s,parentDataProperty:"label",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),
s.value!==void 0){let t=s.value;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const p={instancePath:i+
"/value/value",schemaPath:"#/properties/value/properties/value/type",keyword:"type",params:{type:J.properties.value.properties.
value.type},message:"must be integer,string"};e===null?e=[p]:e.push(p),a++}if(typeof t=="string"&&y(t)>2e3){const p={instancePath:i+
"/value/value",schemaPath:"#/properties/value/properties/value/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/value",schemaPath:"\
#/properties/value/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}r.
condition!==void 0&&(N(r.condition,{instancePath:i+"/condition",parentData:r,parentDataProperty:"condition",rootData:o})||
(e=e===null?N.errors:e.concat(N.errors),a=e.length))}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return R.errors=e,a===0}function $(r,{instancePath:i="",
parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(Array.isArray(r)){if(r.length>100){const t={instancePath:i,
schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[t]:
e.push(t),a++}const s=r.length;for(let t=0;t<s;t++)R(r[t],{instancePath:i+"/"+t,parentData:r,parentDataProperty:t,rootData:o})||
(e=e===null?R.errors:e.concat(R.errors),a=e.length)}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}return $.errors=e,a===0}function _(r,{instancePath:i="",
parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>2e3||isNaN(r)){const s={instancePath:i,schemaPath:"#/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:2e3},message:"must be <= 2000"};e===null?e=[s]:e.push(s),a++}if(r<-2e3||
isNaN(r)){const s={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:-2e3},message:"\
must be >= -2000"};e===null?e=[s]:e.push(s),a++}}return _.errors=e,a===0}const ne=new RegExp("^(?:\\d{4}-\\d\\d-\\d\\d)?$",
"u");function k(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(typeof r=="st\
ring"){if(!ne.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:\\d{4}-\\d\\d-\
\\d\\d)?$"},message:'must match pattern "^(?:\\d{4}-\\d\\d-\\d\\d)?$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}return k.
errors=e,a===0}const le={type:"object",required:["value"],properties:{label:{$ref:"/shared/3"},value:{type:"string",enum:[
"Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]}}};function S(r,{instancePath:i="",parentData:m,
parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.value===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have r\
equired property 'value'"};e===null?e=[s]:e.push(s),a++}if(r.label!==void 0&&(n(r.label,{instancePath:i+"/label",parentData:r,
parentDataProperty:"label",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),r.value!==void 0){let s=r.
value;if(typeof s!="string"){const t={instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(s==="Monday"||s==="Tuesday"||s==="Wednesday"||
s==="Thursday"||s==="Friday"||s==="Saturday"||s==="Sunday")){const t={instancePath:i+"/value",schemaPath:"#/properties/v\
alue/enum",keyword:"enum",params:{allowedValues:le.properties.value.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[t]:e.push(t),a++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return S.errors=e,a===0}const me={type:["integer","string"],
minimum:0,maximum:2147483647,maxLength:0};function A(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){
let e=null,a=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:me.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),a++}if(typeof r==
"number"&&isFinite(r)){if(r>2147483647||isNaN(r)){const s={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={
instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),a++}}if(typeof r=="string"&&y(r)>0){const s={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[s]:e.push(s),a++}return A.errors=e,a===0}function j(r,{
instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:i,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),a++}
if(r<1||isNaN(r)){const s={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),a++}}return j.errors=e,a===0}function F(r,{instancePath:i="",parentData:m,parentDataProperty:u,
rootData:o=r}={}){let e=null,a=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="num\
ber"&&isFinite(r)){if(r>1e3||isNaN(r)){const s={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"};e===null?e=[s]:e.push(s),a++}if(r<1||isNaN(r)){const s={instancePath:i,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}return F.
errors=e,a===0}function L(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(typeof r==
"string"){if(y(r)>500){const s={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:500},message:"\
must NOT have more than 500 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}return L.errors=e,a===0}function P(r,{
instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<
0||isNaN(r)){const s={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}return P.errors=e,a===0}function E(r,{instancePath:i="",parentData:m,parentDataProperty:u,
rootData:o=r}={}){let e=null,a=0;if(typeof r=="string"){if(y(r)>6e4){const s={instancePath:i,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:6e4},message:"must NOT have more than 60000 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}return E.errors=e,a===0}const ue=new RegExp('^(?:https?://[^\\s<>"]+|/[^\\s<>"]*)?$',"u");function g(r,{instancePath:i="",
parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(typeof r=="string"){if(y(r)>2e3){const s={instancePath:i,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[s]:e.push(s),a++}if(!ue.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:'^(\
?:https?://[^\\s<>"]+|/[^\\s<>"]*)?$'},message:'must match pattern "^(?:https?://[^\\s<>"]+|/[^\\s<>"]*)?$"'};e===null?e=
[s]:e.push(s),a++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),a++}return g.errors=e,a===0}const _e={type:["integer","string"],minimum:0,maximum:2e4,
maxLength:0};function l(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:_e.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){
if(r>2e4||isNaN(r)){const s={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},
message:"must be <= 20000"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:i,schemaPath:"#/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(typeof r=="s\
tring"&&y(r)>0){const s={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT \
have more than 0 characters"};e===null?e=[s]:e.push(s),a++}return l.errors=e,a===0}const ye=new RegExp("^[\\w./,:@+-]*$",
"u");function h(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(typeof r=="st\
ring"){if(y(r)>200){const s={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"mus\
t NOT have more than 200 characters"};e===null?e=[s]:e.push(s),a++}if(!ye.test(r)){const s={instancePath:i,schemaPath:"#\
/pattern",keyword:"pattern",params:{pattern:"^[\\w./,:@+-]*$"},message:'must match pattern "^[\\w./,:@+-]*$"'};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),a++}return h.errors=e,a===0}const ce={type:["integer","string"],minimum:0,maximum:20,
maxLength:0};function T(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:ce.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){
if(r>20||isNaN(r)){const s={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"\
must be <= 20"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:i,schemaPath:"#/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(typeof r=="string"&&y(
r)>0){const s={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more \
than 0 characters"};e===null?e=[s]:e.push(s),a++}return T.errors=e,a===0}function O(r,{instancePath:i="",parentData:m,parentDataProperty:u,
rootData:o=r}={}){let e=null,a=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="num\
ber"&&isFinite(r)){if(r>86400||isNaN(r)){const s={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:86400},message:"must be <= 86400"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:i,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}return O.
errors=e,a===0}function I(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.value===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[s]:e.push(s),a++}r.label!==
void 0&&(n(r.label,{instancePath:i+"/label",parentData:r,parentDataProperty:"label",rootData:o})||(e=e===null?n.errors:e.
concat(n.errors),a=e.length)),r.value!==void 0&&(d(r.value,{instancePath:i+"/value",parentData:r,parentDataProperty:"val\
ue",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),a=e.length))}else{const s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return I.errors=e,a===0}function z(r,{
instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(Array.isArray(r)){if(r.length>50){
const t={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50\
 items"};e===null?e=[t]:e.push(t),a++}const s=r.length;for(let t=0;t<s;t++)I(r[t],{instancePath:i+"/"+t,parentData:r,parentDataProperty:t,
rootData:o})||(e=e===null?I.errors:e.concat(I.errors),a=e.length)}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}return z.errors=e,a===0}function W(r,{
instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.position===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
position"},message:"must have required property 'position'"};e===null?e=[s]:e.push(s),a++}if(r.ads_list===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ads_list"},message:"must have require\
d property 'ads_list'"};e===null?e=[s]:e.push(s),a++}if(r.position!==void 0&&(D(r.position,{instancePath:i+"/position",parentData:r,
parentDataProperty:"position",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),a=e.length)),r.ads_list!==void 0){let s=r.
ads_list;if(Array.isArray(s)){if(s.length>50){const p={instancePath:i+"/ads_list",schemaPath:"#/properties/ads_list/maxI\
tems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[p]:e.push(p),a++}if(s.
length<1){const p={instancePath:i+"/ads_list",schemaPath:"#/properties/ads_list/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const t=s.length;for(let p=0;p<t;p++)I(s[p],{instancePath:i+
"/ads_list/"+p,parentData:s,parentDataProperty:p,rootData:o})||(e=e===null?I.errors:e.concat(I.errors),a=e.length)}else{
const t={instancePath:i+"/ads_list",schemaPath:"#/properties/ads_list/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return W.errors=e,a===0}const he=new RegExp("\\S","u"),fe=new RegExp(
"^(?:[A-Za-z][A-Za-z0-9-]{0,30})?$","u"),de=new RegExp("^[\\w./,:@+ -]*$","u");function M(r,{instancePath:i="",parentData:m,
parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ad_id!==void 0){
let s=r.ad_id;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&typeof s!="string"){const t={instancePath:i+"/ad\
_id",schemaPath:"#/properties/ad_id/type",keyword:"type",params:{type:f.properties.ad_id.type},message:"must be integer,\
string"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const t={instancePath:i+"/ad_\
id",schemaPath:"#/properties/ad_id/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[t]:e.push(t),a++}if(typeof s=="string"&&y(s)>0){const t={instancePath:i+"/ad_id",schemaPath:"#/properties/ad_id/\
maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[t]:e.push(t),
a++}}if(r.ad_type!==void 0&&(V(r.ad_type,{instancePath:i+"/ad_type",parentData:r,parentDataProperty:"ad_type",rootData:o})||
(e=e===null?V.errors:e.concat(V.errors),a=e.length)),r.label!==void 0){let s=r.label;if(typeof s=="string"){if(y(s)>200){
const t={instancePath:i+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),a++}if(y(s)<1){const t={instancePath:i+"/label",schemaPath:"\
#/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),a++}if(!he.test(s)){const t={instancePath:i+"/label",schemaPath:"#/properties/label/pattern",keyword:"\
pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(r.position!==void 0&&(D(r.position,{instancePath:i+"/position",parentData:r,parentDataProperty:"po\
sition",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),a=e.length)),r.priority!==void 0){let s=r.priority;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/priority",schemaPath:"#/properties/priority/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){
if(s>1e3||isNaN(s)){const t={instancePath:i+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),a++}if(s<-1e3||isNaN(s)){const t={instancePath:i+
"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3},message:"mu\
st be >= -1000"};e===null?e=[t]:e.push(t),a++}}}if(r.visibility_include!==void 0&&(q(r.visibility_include,{instancePath:i+
"/visibility_include",parentData:r,parentDataProperty:"visibility_include",rootData:o})||(e=e===null?q.errors:e.concat(q.
errors),a=e.length)),r.visibility_exclude!==void 0&&(q(r.visibility_exclude,{instancePath:i+"/visibility_exclude",parentData:r,
parentDataProperty:"visibility_exclude",rootData:o})||(e=e===null?q.errors:e.concat(q.errors),a=e.length)),r.targeting_include!==
void 0&&($(r.targeting_include,{instancePath:i+"/targeting_include",parentData:r,parentDataProperty:"targeting_include",
rootData:o})||(e=e===null?$.errors:e.concat($.errors),a=e.length)),r.targeting_exclude!==void 0&&($(r.targeting_exclude,
{instancePath:i+"/targeting_exclude",parentData:r,parentDataProperty:"targeting_exclude",rootData:o})||(e=e===null?$.errors:
e.concat($.errors),a=e.length)),r.align!==void 0){let s=r.align;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
const t={instancePath:i+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[t]:e.push(t),a++}if(!(s===0||s===1||s===2||s===3)){const t={instancePath:i+"/align",schemaPath:"\
#/properties/align/enum",keyword:"enum",params:{allowedValues:f.properties.align.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),a++}}if(r.margin!==void 0&&(_(r.margin,{instancePath:i+"/margin",parentData:r,
parentDataProperty:"margin",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),a=e.length)),r.margin_left!==void 0&&(_(
r.margin_left,{instancePath:i+"/margin_left",parentData:r,parentDataProperty:"margin_left",rootData:o})||(e=e===null?_.errors:
e.concat(_.errors),a=e.length)),r.margin_right!==void 0&&(_(r.margin_right,{instancePath:i+"/margin_right",parentData:r,
parentDataProperty:"margin_right",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),a=e.length)),r.margin_bottom!==void 0&&
(_(r.margin_bottom,{instancePath:i+"/margin_bottom",parentData:r,parentDataProperty:"margin_bottom",rootData:o})||(e=e===
null?_.errors:e.concat(_.errors),a=e.length)),r.padding!==void 0&&(_(r.padding,{instancePath:i+"/padding",parentData:r,parentDataProperty:"\
padding",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),a=e.length)),r.padding_left!==void 0&&(_(r.padding_left,{
instancePath:i+"/padding_left",parentData:r,parentDataProperty:"padding_left",rootData:o})||(e=e===null?_.errors:e.concat(
_.errors),a=e.length)),r.padding_right!==void 0&&(_(r.padding_right,{instancePath:i+"/padding_right",parentData:r,parentDataProperty:"\
padding_right",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),a=e.length)),r.padding_bottom!==void 0&&(_(r.padding_bottom,
{instancePath:i+"/padding_bottom",parentData:r,parentDataProperty:"padding_bottom",rootData:o})||(e=e===null?_.errors:e.
concat(_.errors),a=e.length)),r.ad_label_check!==void 0&&typeof r.ad_label_check!="boolean"){const s={instancePath:i+"/a\
d_label_check",schemaPath:"#/properties/ad_label_check/type",keyword:"type",params:{type:"boolean"},message:"must be boo\
lean"};e===null?e=[s]:e.push(s),a++}if(r.adlabel!==void 0){let s=r.adlabel;if(typeof s!="string"){const t={instancePath:i+
"/adlabel",schemaPath:"#/properties/adlabel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(s==="above"||s==="below")){const t={instancePath:i+"/adlabel",schemaPath:"#/properties/adlabel/\
enum",keyword:"enum",params:{allowedValues:f.properties.adlabel.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[t]:e.push(t),a++}}if(r.ad_label_text!==void 0&&(n(r.ad_label_text,{instancePath:i+"/ad_label_text",parentData:r,
parentDataProperty:"ad_label_text",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),r.enabled_on_amp!==
void 0&&typeof r.enabled_on_amp!="boolean"){const s={instancePath:i+"/enabled_on_amp",schemaPath:"#/properties/enabled_o\
n_amp/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}if(r.check_lazy_load!==
void 0&&typeof r.check_lazy_load!="boolean"){const s={instancePath:i+"/check_lazy_load",schemaPath:"#/properties/check_l\
azy_load/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}if(r.check_lazy_load_delay!==
void 0){let s=r.check_lazy_load_delay;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+
"/check_lazy_load_delay",schemaPath:"#/properties/check_lazy_load_delay/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>3600||isNaN(s)){const t={instancePath:i+
"/check_lazy_load_delay",schemaPath:"#/properties/check_lazy_load_delay/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:3600},message:"must be <= 3600"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){const t={instancePath:i+"/check\
_lazy_load_delay",schemaPath:"#/properties/check_lazy_load_delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.add_url_nofollow!==void 0&&typeof r.add_url_nofollow!="boole\
an"){const s={instancePath:i+"/add_url_nofollow",schemaPath:"#/properties/add_url_nofollow/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}if(r.publish_date!==void 0&&(k(r.publish_date,{instancePath:i+
"/publish_date",parentData:r,parentDataProperty:"publish_date",rootData:o})||(e=e===null?k.errors:e.concat(k.errors),a=e.
length)),r.check_exp_date!==void 0&&typeof r.check_exp_date!="boolean"){const s={instancePath:i+"/check_exp_date",schemaPath:"\
#/properties/check_exp_date/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(
s),a++}if(r.exp_date_from!==void 0&&(k(r.exp_date_from,{instancePath:i+"/exp_date_from",parentData:r,parentDataProperty:"\
exp_date_from",rootData:o})||(e=e===null?k.errors:e.concat(k.errors),a=e.length)),r.exp_date_to!==void 0&&(k(r.exp_date_to,
{instancePath:i+"/exp_date_to",parentData:r,parentDataProperty:"exp_date_to",rootData:o})||(e=e===null?k.errors:e.concat(
k.errors),a=e.length)),r.check_spec_day!==void 0&&typeof r.check_spec_day!="boolean"){const s={instancePath:i+"/check_sp\
ec_day",schemaPath:"#/properties/check_spec_day/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[s]:e.push(s),a++}if(r.set_spec_day!==void 0){let s=r.set_spec_day;if(Array.isArray(s)){if(s.length>7){const p={
instancePath:i+"/set_spec_day",schemaPath:"#/properties/set_spec_day/maxItems",keyword:"maxItems",params:{limit:7},message:"\
must NOT have more than 7 items"};e===null?e=[p]:e.push(p),a++}const t=s.length;for(let p=0;p<t;p++)S(s[p],{instancePath:i+
"/set_spec_day/"+p,parentData:s,parentDataProperty:p,rootData:o})||(e=e===null?S.errors:e.concat(S.errors),a=e.length)}else{
const t={instancePath:i+"/set_spec_day",schemaPath:"#/properties/set_spec_day/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(r.set_expiry_impression!==void 0&&typeof r.set_expiry_impression!=
"boolean"){const s={instancePath:i+"/set_expiry_impression",schemaPath:"#/properties/set_expiry_impression/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}if(r.expiry_impression!==void 0&&(A(
r.expiry_impression,{instancePath:i+"/expiry_impression",parentData:r,parentDataProperty:"expiry_impression",rootData:o})||
(e=e===null?A.errors:e.concat(A.errors),a=e.length)),r.set_expiry_clicks!==void 0&&typeof r.set_expiry_clicks!="boolean"){
const s={instancePath:i+"/set_expiry_clicks",schemaPath:"#/properties/set_expiry_clicks/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}if(r.expiry_clicks!==void 0&&(A(r.expiry_clicks,{instancePath:i+
"/expiry_clicks",parentData:r,parentDataProperty:"expiry_clicks",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),a=
e.length)),r.cls_btn!==void 0&&typeof r.cls_btn!="boolean"){const s={instancePath:i+"/cls_btn",schemaPath:"#/properties/\
cls_btn/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}if(r.sticky_ad_show_hide!==
void 0&&typeof r.sticky_ad_show_hide!="boolean"){const s={instancePath:i+"/sticky_ad_show_hide",schemaPath:"#/properties\
/sticky_ad_show_hide/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}
if(r.sticky_show_hide_txt!==void 0&&(n(r.sticky_show_hide_txt,{instancePath:i+"/sticky_show_hide_txt",parentData:r,parentDataProperty:"\
sticky_show_hide_txt",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),r.sticky_ad_anim!==void 0&&typeof r.
sticky_ad_anim!="boolean"){const s={instancePath:i+"/sticky_ad_anim",schemaPath:"#/properties/sticky_ad_anim/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}if(r.sticky_ad_anim_txt!==void 0){
let s=r.sticky_ad_anim_txt;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/sticky_ad\
_anim_txt",schemaPath:"#/properties/sticky_ad_anim_txt/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>6e4||isNaN(s)){const t={instancePath:i+"/st\
icky_ad_anim_txt",schemaPath:"#/properties/sticky_ad_anim_txt/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},
message:"must be <= 60000"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){const t={instancePath:i+"/sticky_ad_anim_txt",
schemaPath:"#/properties/sticky_ad_anim_txt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.paragraph_number!==void 0&&(j(r.paragraph_number,{instancePath:i+"/paragraph\
_number",parentData:r,parentDataProperty:"paragraph_number",rootData:o})||(e=e===null?j.errors:e.concat(j.errors),a=e.length)),
r.repeat_paragraph!==void 0&&typeof r.repeat_paragraph!="boolean"){const s={instancePath:i+"/repeat_paragraph",schemaPath:"\
#/properties/repeat_paragraph/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(
s),a++}if(r.paragraph_limit!==void 0){let s=r.paragraph_limit;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&
typeof s!="string"){const t={instancePath:i+"/paragraph_limit",schemaPath:"#/properties/paragraph_limit/type",keyword:"t\
ype",params:{type:f.properties.paragraph_limit.type},message:"must be integer,string"};e===null?e=[t]:e.push(t),a++}if(typeof s==
"number"&&isFinite(s)){if(s>1e3||isNaN(s)){const t={instancePath:i+"/paragraph_limit",schemaPath:"#/properties/paragraph\
_limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),
a++}if(s<0||isNaN(s)){const t={instancePath:i+"/paragraph_limit",schemaPath:"#/properties/paragraph_limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(typeof s=="string"&&y(
s)>0){const t={instancePath:i+"/paragraph_limit",schemaPath:"#/properties/paragraph_limit/maxLength",keyword:"maxLength",
params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[t]:e.push(t),a++}}if(r.insert_after!==void 0&&
(F(r.insert_after,{instancePath:i+"/insert_after",parentData:r,parentDataProperty:"insert_after",rootData:o})||(e=e===null?
F.errors:e.concat(F.errors),a=e.length)),r.exclude_from_class_id!==void 0&&(L(r.exclude_from_class_id,{instancePath:i+"/\
exclude_from_class_id",parentData:r,parentDataProperty:"exclude_from_class_id",rootData:o})||(e=e===null?L.errors:e.concat(
L.errors),a=e.length)),r.enable_on_end_of_post!==void 0&&typeof r.enable_on_end_of_post!="boolean"){const s={instancePath:i+
"/enable_on_end_of_post",schemaPath:"#/properties/enable_on_end_of_post/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[s]:e.push(s),a++}if(r.image_number!==void 0&&(j(r.image_number,{instancePath:i+"/image_num\
ber",parentData:r,parentDataProperty:"image_number",rootData:o})||(e=e===null?j.errors:e.concat(j.errors),a=e.length)),r.
image_caption!==void 0&&typeof r.image_caption!="boolean"){const s={instancePath:i+"/image_caption",schemaPath:"#/proper\
ties/image_caption/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}
if(r.word_count_number!==void 0){let s=r.word_count_number;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={
instancePath:i+"/word_count_number",schemaPath:"#/properties/word_count_number/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>1e5||isNaN(s)){const t={
instancePath:i+"/word_count_number",schemaPath:"#/properties/word_count_number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5},message:"must be <= 100000"};e===null?e=[t]:e.push(t),a++}if(s<1||isNaN(s)){const t={instancePath:i+"/wor\
d_count_number",schemaPath:"#/properties/word_count_number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[t]:e.push(t),a++}}}if(r.after_the_percentage_value!==void 0&&(P(r.after_the_percentage_value,
{instancePath:i+"/after_the_percentage_value",parentData:r,parentDataProperty:"after_the_percentage_value",rootData:o})||
(e=e===null?P.errors:e.concat(P.errors),a=e.length)),r.count_as_per!==void 0){let s=r.count_as_per;if(typeof s!="string"){
const t={instancePath:i+"/count_as_per",schemaPath:"#/properties/count_as_per/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(s==="p_tag"||s==="div_tag"||s==="img_tag"||s==="custom_tag")){
const t={instancePath:i+"/count_as_per",schemaPath:"#/properties/count_as_per/enum",keyword:"enum",params:{allowedValues:f.
properties.count_as_per.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(r.enter_your_tag!==
void 0){let s=r.enter_your_tag;if(typeof s=="string"){if(!fe.test(s)){const t={instancePath:i+"/enter_your_tag",schemaPath:"\
#/properties/enter_your_tag/pattern",keyword:"pattern",params:{pattern:"^(?:[A-Za-z][A-Za-z0-9-]{0,30})?$"},message:'mus\
t match pattern "^(?:[A-Za-z][A-Za-z0-9-]{0,30})?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/enter\
_your_tag",schemaPath:"#/properties/enter_your_tag/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(r.after_id_name!==void 0&&(n(r.after_id_name,{instancePath:i+"/after_id_name",parentData:r,
parentDataProperty:"after_id_name",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),r.after_class_name!==
void 0&&(n(r.after_class_name,{instancePath:i+"/after_class_name",parentData:r,parentDataProperty:"after_class_name",rootData:o})||
(e=e===null?n.errors:e.concat(n.errors),a=e.length)),r.after_customq_name!==void 0&&(L(r.after_customq_name,{instancePath:i+
"/after_customq_name",parentData:r,parentDataProperty:"after_customq_name",rootData:o})||(e=e===null?L.errors:e.concat(L.
errors),a=e.length)),r.ads_loop_number!==void 0&&(F(r.ads_loop_number,{instancePath:i+"/ads_loop_number",parentData:r,parentDataProperty:"\
ads_loop_number",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),a=e.length)),r.display_after_every!==void 0){let s=r.
display_after_every;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/display_after_ev\
ery",schemaPath:"#/properties/display_after_every/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){const t={instancePath:i+"/display_a\
fter_every",schemaPath:"#/properties/display_after_every/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"\
must be <= 1000"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){const t={instancePath:i+"/display_after_every",schemaPath:"\
#/properties/display_after_every/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),a++}}}if(r.code!==void 0&&(E(r.code,{instancePath:i+"/code",parentData:r,parentDataProperty:"code",
rootData:o})||(e=e===null?E.errors:e.concat(E.errors),a=e.length)),r.mobile_html_check!==void 0&&typeof r.mobile_html_check!=
"boolean"){const s={instancePath:i+"/mobile_html_check",schemaPath:"#/properties/mobile_html_check/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}if(r.mob_code!==void 0&&(E(r.mob_code,{instancePath:i+
"/mob_code",parentData:r,parentDataProperty:"mob_code",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),a=e.length)),
r.image_src!==void 0&&(g(r.image_src,{instancePath:i+"/image_src",parentData:r,parentDataProperty:"image_src",rootData:o})||
(e=e===null?g.errors:e.concat(g.errors),a=e.length)),r.image_redirect_url!==void 0&&(g(r.image_redirect_url,{instancePath:i+
"/image_redirect_url",parentData:r,parentDataProperty:"image_redirect_url",rootData:o})||(e=e===null?g.errors:e.concat(g.
errors),a=e.length)),r.image_src_id!==void 0){let s=r.image_src_id;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){const t={instancePath:i+"/image_src_id",schemaPath:"#/properties/image_src_id/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(
s)){const t={instancePath:i+"/image_src_id",schemaPath:"#/properties/image_src_id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){const t={instancePath:i+
"/image_src_id",schemaPath:"#/properties/image_src_id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.image_width!==void 0&&(l(r.image_width,{instancePath:i+"/image_width",
parentData:r,parentDataProperty:"image_width",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),r.image_height!==
void 0&&(l(r.image_height,{instancePath:i+"/image_height",parentData:r,parentDataProperty:"image_height",rootData:o})||(e=
e===null?l.errors:e.concat(l.errors),a=e.length)),r.banner_ad_width!==void 0&&(l(r.banner_ad_width,{instancePath:i+"/ban\
ner_ad_width",parentData:r,parentDataProperty:"banner_ad_width",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=
e.length)),r.banner_ad_height!==void 0&&(l(r.banner_ad_height,{instancePath:i+"/banner_ad_height",parentData:r,parentDataProperty:"\
banner_ad_height",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),r.mobile_image_check!==void 0&&typeof r.
mobile_image_check!="boolean"){const s={instancePath:i+"/mobile_image_check",schemaPath:"#/properties/mobile_image_check\
/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}if(r.image_mobile_src!==
void 0&&(g(r.image_mobile_src,{instancePath:i+"/image_mobile_src",parentData:r,parentDataProperty:"image_mobile_src",rootData:o})||
(e=e===null?g.errors:e.concat(g.errors),a=e.length)),r.mob_banner_ad_width!==void 0&&(l(r.mob_banner_ad_width,{instancePath:i+
"/mob_banner_ad_width",parentData:r,parentDataProperty:"mob_banner_ad_width",rootData:o})||(e=e===null?l.errors:e.concat(
l.errors),a=e.length)),r.mob_banner_ad_height!==void 0&&(l(r.mob_banner_ad_height,{instancePath:i+"/mob_banner_ad_height",
parentData:r,parentDataProperty:"mob_banner_ad_height",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),
r.parallax_ads_check!==void 0&&typeof r.parallax_ads_check!="boolean"){const s={instancePath:i+"/parallax_ads_check",schemaPath:"\
#/properties/parallax_ads_check/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.
push(s),a++}if(r.parallax_height!==void 0&&(l(r.parallax_height,{instancePath:i+"/parallax_height",parentData:r,parentDataProperty:"\
parallax_height",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),r.data_ad_client!==void 0&&(h(r.data_ad_client,
{instancePath:i+"/data_ad_client",parentData:r,parentDataProperty:"data_ad_client",rootData:o})||(e=e===null?h.errors:e.
concat(h.errors),a=e.length)),r.data_ad_slot!==void 0&&(h(r.data_ad_slot,{instancePath:i+"/data_ad_slot",parentData:r,parentDataProperty:"\
data_ad_slot",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length)),r.data_layout_key!==void 0&&(h(r.data_layout_key,
{instancePath:i+"/data_layout_key",parentData:r,parentDataProperty:"data_layout_key",rootData:o})||(e=e===null?h.errors:
e.concat(h.errors),a=e.length)),r.provider_ad_type!==void 0){let s=r.provider_ad_type;if(typeof s!="string"){const t={instancePath:i+
"/provider_ad_type",schemaPath:"#/properties/provider_ad_type/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}if(!(s==="display_ads"||s==="in_feed_ads"||s==="in_article_ads"||s==="provider_\
auto_ads"||s==="provider_sticky_ads"||s==="matched_content")){const t={instancePath:i+"/provider_ad_type",schemaPath:"#/\
properties/provider_ad_type/enum",keyword:"enum",params:{allowedValues:f.properties.provider_ad_type.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(r.provider_type!==void 0){let s=r.provider_type;
if(typeof s!="string"){const t={instancePath:i+"/provider_type",schemaPath:"#/properties/provider_type/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(s==="normal"||s==="responsive")){
const t={instancePath:i+"/provider_type",schemaPath:"#/properties/provider_type/enum",keyword:"enum",params:{allowedValues:f.
properties.provider_type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(r.
data_ad_width!==void 0&&(l(r.data_ad_width,{instancePath:i+"/data_ad_width",parentData:r,parentDataProperty:"data_ad_wid\
th",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),r.data_ad_height!==void 0&&(l(r.data_ad_height,{instancePath:i+
"/data_ad_height",parentData:r,parentDataProperty:"data_ad_height",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),
a=e.length)),r.grid_data_ad_column!==void 0&&(T(r.grid_data_ad_column,{instancePath:i+"/grid_data_ad_column",parentData:r,
parentDataProperty:"grid_data_ad_column",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),a=e.length)),r.grid_data_ad_row!==
void 0&&(T(r.grid_data_ad_row,{instancePath:i+"/grid_data_ad_row",parentData:r,parentDataProperty:"grid_data_ad_row",rootData:o})||
(e=e===null?T.errors:e.concat(T.errors),a=e.length)),r.network_code!==void 0&&(h(r.network_code,{instancePath:i+"/networ\
k_code",parentData:r,parentDataProperty:"network_code",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length)),
r.ad_unit_name!==void 0){let s=r.ad_unit_name;if(typeof s=="string"){if(y(s)>200){const t={instancePath:i+"/ad_unit_name",
schemaPath:"#/properties/ad_unit_name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};e===null?e=[t]:e.push(t),a++}if(!de.test(s)){const t={instancePath:i+"/ad_unit_name",schemaPath:"#/pro\
perties/ad_unit_name/pattern",keyword:"pattern",params:{pattern:"^[\\w./,:@+ -]*$"},message:'must match pattern "^[\\w./,\
:@+ -]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/ad_unit_name",schemaPath:"#/properties/ad_unit_\
name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(r.block_id!==
void 0&&(h(r.block_id,{instancePath:i+"/block_id",parentData:r,parentDataProperty:"block_id",rootData:o})||(e=e===null?h.
errors:e.concat(h.errors),a=e.length)),r.video_width!==void 0&&(l(r.video_width,{instancePath:i+"/video_width",parentData:r,
parentDataProperty:"video_width",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),r.video_height!==void 0&&
(l(r.video_height,{instancePath:i+"/video_height",parentData:r,parentDataProperty:"video_height",rootData:o})||(e=e===null?
l.errors:e.concat(l.errors),a=e.length)),r.video_autoplay!==void 0&&typeof r.video_autoplay!="boolean"){const s={instancePath:i+
"/video_autoplay",schemaPath:"#/properties/video_autoplay/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e===null?e=[s]:e.push(s),a++}if(r.video_ad_type!==void 0){let s=r.video_ad_type;if(typeof s!="string"){const t={
instancePath:i+"/video_ad_type",schemaPath:"#/properties/video_ad_type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}if(!(s==="on_load"||s==="after_interval"||s==="on_scroll")){const t={instancePath:i+
"/video_ad_type",schemaPath:"#/properties/video_ad_type/enum",keyword:"enum",params:{allowedValues:f.properties.video_ad_type.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(r.specific_time_interval_sec_video!==
void 0&&(O(r.specific_time_interval_sec_video,{instancePath:i+"/specific_time_interval_sec_video",parentData:r,parentDataProperty:"\
specific_time_interval_sec_video",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)),r.on_scroll_video_percentage!==
void 0&&(P(r.on_scroll_video_percentage,{instancePath:i+"/on_scroll_video_percentage",parentData:r,parentDataProperty:"o\
n_scroll_video_percentage",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),a=e.length)),r.video_ad_type_position!==
void 0&&(n(r.video_ad_type_position,{instancePath:i+"/video_ad_type_position",parentData:r,parentDataProperty:"video_ad_\
type_position",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),r.ads_list!==void 0&&(z(r.ads_list,{instancePath:i+
"/ads_list",parentData:r,parentDataProperty:"ads_list",rootData:o})||(e=e===null?z.errors:e.concat(z.errors),a=e.length)),
r.random_ads_list!==void 0&&(z(r.random_ads_list,{instancePath:i+"/random_ads_list",parentData:r,parentDataProperty:"ran\
dom_ads_list",rootData:o})||(e=e===null?z.errors:e.concat(z.errors),a=e.length)),r.refresh_type!==void 0){let s=r.refresh_type;
if(typeof s!="string"){const t={instancePath:i+"/refresh_type",schemaPath:"#/properties/refresh_type/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(s==="on_load"||s==="on_interval")){const t={
instancePath:i+"/refresh_type",schemaPath:"#/properties/refresh_type/enum",keyword:"enum",params:{allowedValues:f.properties.
refresh_type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(r.refresh_type_interval_sec!==
void 0){let s=r.refresh_type_interval_sec;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+
"/refresh_type_interval_sec",schemaPath:"#/properties/refresh_type_interval_sec/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>86400||isNaN(s)){const t={
instancePath:i+"/refresh_type_interval_sec",schemaPath:"#/properties/refresh_type_interval_sec/maximum",keyword:"maximum",
params:{comparison:"<=",limit:86400},message:"must be <= 86400"};e===null?e=[t]:e.push(t),a++}if(s<1||isNaN(s)){const t={
instancePath:i+"/refresh_type_interval_sec",schemaPath:"#/properties/refresh_type_interval_sec/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}}if(r.sort_type!==void 0){let s=r.
sort_type;if(typeof s!="string"){const t={instancePath:i+"/sort_type",schemaPath:"#/properties/sort_type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(s==="random"||s==="fixed")){const t={
instancePath:i+"/sort_type",schemaPath:"#/properties/sort_type/enum",keyword:"enum",params:{allowedValues:f.properties.sort_type.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(r.num_ads_t_s!==void 0){let s=r.
num_ads_t_s;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/num_ads_t_s",schemaPath:"\
#/properties/num_ads_t_s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),
a++}if(typeof s=="number"&&isFinite(s)){if(s>50||isNaN(s)){const t={instancePath:i+"/num_ads_t_s",schemaPath:"#/properti\
es/num_ads_t_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[t]:e.push(
t),a++}if(s<1||isNaN(s)){const t={instancePath:i+"/num_ads_t_s",schemaPath:"#/properties/num_ads_t_s/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}}if(r.ab_testing!==void 0){
let s=r.ab_testing;if(Array.isArray(s)){if(s.length>10){const p={instancePath:i+"/ab_testing",schemaPath:"#/properties/a\
b_testing/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[p]:e.push(
p),a++}if(s.length<1){const p={instancePath:i+"/ab_testing",schemaPath:"#/properties/ab_testing/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const t=s.length;for(let p=0;p<
t;p++)W(s[p],{instancePath:i+"/ab_testing/"+p,parentData:s,parentDataProperty:p,rootData:o})||(e=e===null?W.errors:e.concat(
W.errors),a=e.length)}else{const t={instancePath:i+"/ab_testing",schemaPath:"#/properties/ab_testing/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(r.popup_type!==void 0){let s=r.popup_type;
if(typeof s!="string"){const t={instancePath:i+"/popup_type",schemaPath:"#/properties/popup_type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(s==="load_popup_delay"||s==="on_scroll")){const t={
instancePath:i+"/popup_type",schemaPath:"#/properties/popup_type/enum",keyword:"enum",params:{allowedValues:f.properties.
popup_type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(r.specific_time_interval_sec!==
void 0&&(O(r.specific_time_interval_sec,{instancePath:i+"/specific_time_interval_sec",parentData:r,parentDataProperty:"s\
pecific_time_interval_sec",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)),r.on_scroll_popup_percentage!==
void 0&&(P(r.on_scroll_popup_percentage,{instancePath:i+"/on_scroll_popup_percentage",parentData:r,parentDataProperty:"o\
n_scroll_popup_percentage",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),a=e.length)),r.popup_set_cookie_type!==
void 0){let s=r.popup_set_cookie_type;if(typeof s!="string"){const t={instancePath:i+"/popup_set_cookie_type",schemaPath:"\
#/properties/popup_set_cookie_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),a++}if(!(s==="withcookieexp"||s==="withoutcookieexp")){const t={instancePath:i+"/popup_set_cookie_type",schemaPath:"\
#/properties/popup_set_cookie_type/enum",keyword:"enum",params:{allowedValues:f.properties.popup_set_cookie_type.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(r.pop_set_cookie_indays!==void 0){let s=r.
pop_set_cookie_indays;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/pop_set_cookie\
_indays",schemaPath:"#/properties/pop_set_cookie_indays/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>3650||isNaN(s)){const t={instancePath:i+"/\
pop_set_cookie_indays",schemaPath:"#/properties/pop_set_cookie_indays/maximum",keyword:"maximum",params:{comparison:"<=",
limit:3650},message:"must be <= 3650"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){const t={instancePath:i+"/pop_set_\
cookie_indays",schemaPath:"#/properties/pop_set_cookie_indays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.carousel_type!==void 0){let s=r.carousel_type;if(typeof s!="\
string"){const t={instancePath:i+"/carousel_type",schemaPath:"#/properties/carousel_type/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(s!=="slider"){const t={instancePath:i+"/carousel_type",
schemaPath:"#/properties/carousel_type/enum",keyword:"enum",params:{allowedValues:f.properties.carousel_type.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(r.carousel_width!==void 0&&(l(r.carousel_width,
{instancePath:i+"/carousel_width",parentData:r,parentDataProperty:"carousel_width",rootData:o})||(e=e===null?l.errors:e.
concat(l.errors),a=e.length)),r.carousel_height!==void 0&&(l(r.carousel_height,{instancePath:i+"/carousel_height",parentData:r,
parentDataProperty:"carousel_height",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),r.carousel_speed!==
void 0){let s=r.carousel_speed;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/carou\
sel_speed",schemaPath:"#/properties/carousel_speed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>3600||isNaN(s)){const t={instancePath:i+"/carousel\
_speed",schemaPath:"#/properties/carousel_speed/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"\
must be <= 3600"};e===null?e=[t]:e.push(t),a++}if(s<1||isNaN(s)){const t={instancePath:i+"/carousel_speed",schemaPath:"#\
/properties/carousel_speed/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[t]:e.push(t),a++}}}if(r.carousel_arrows!==void 0&&typeof r.carousel_arrows!="boolean"){const s={instancePath:i+"/caro\
usel_arrows",schemaPath:"#/properties/carousel_arrows/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean"};e===null?e=[s]:e.push(s),a++}if(r.carousel_close!==void 0&&typeof r.carousel_close!="boolean"){const s={instancePath:i+
"/carousel_close",schemaPath:"#/properties/carousel_close/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e===null?e=[s]:e.push(s),a++}if(r.carousel_slides!==void 0){let s=r.carousel_slides;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/carousel_slides",schemaPath:"#/properties/carousel_slides/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){
if(s>20||isNaN(s)){const t={instancePath:i+"/carousel_slides",schemaPath:"#/properties/carousel_slides/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[t]:e.push(t),a++}if(s<1||isNaN(s)){const t={
instancePath:i+"/carousel_slides",schemaPath:"#/properties/carousel_slides/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}}if(r.carousel_rndms!==void 0&&typeof r.carousel_rndms!=
"boolean"){const s={instancePath:i+"/carousel_rndms",schemaPath:"#/properties/carousel_rndms/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}if(r.ad_space_type!==void 0&&(n(r.ad_space_type,
{instancePath:i+"/ad_space_type",parentData:r,parentDataProperty:"ad_space_type",rootData:o})||(e=e===null?n.errors:e.concat(
n.errors),a=e.length)),r.ad_cost!==void 0){let s=r.ad_cost;if(typeof s=="number"&&isFinite(s)){if(s>1e9||isNaN(s)){const t={
instancePath:i+"/ad_cost",schemaPath:"#/properties/ad_cost/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
message:"must be <= 1000000000"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){const t={instancePath:i+"/ad_cost",schemaPath:"\
#/properties/ad_cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:
e.push(t),a++}}else{const t={instancePath:i+"/ad_cost",schemaPath:"#/properties/ad_cost/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[t]:e.push(t),a++}}if(r.ad_cost_type!==void 0&&(n(r.ad_cost_type,{instancePath:i+
"/ad_cost_type",parentData:r,parentDataProperty:"ad_cost_type",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),a=e.
length)),r.ad_minimum_days!==void 0){let s=r.ad_minimum_days;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&typeof s!=
"string"){const t={instancePath:i+"/ad_minimum_days",schemaPath:"#/properties/ad_minimum_days/type",keyword:"type",params:{
type:f.properties.ad_minimum_days.type},message:"must be integer,string"};e===null?e=[t]:e.push(t),a++}if(typeof s=="num\
ber"&&isFinite(s)){if(s>1e5||isNaN(s)){const t={instancePath:i+"/ad_minimum_days",schemaPath:"#/properties/ad_minimum_da\
ys/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000"};e===null?e=[t]:e.push(t),a++}
if(s<0||isNaN(s)){const t={instancePath:i+"/ad_minimum_days",schemaPath:"#/properties/ad_minimum_days/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(typeof s=="string"&&y(
s)>0){const t={instancePath:i+"/ad_minimum_days",schemaPath:"#/properties/ad_minimum_days/maxLength",keyword:"maxLength",
params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[t]:e.push(t),a++}}r.ad_space_banner_image_src!==
void 0&&(g(r.ad_space_banner_image_src,{instancePath:i+"/ad_space_banner_image_src",parentData:r,parentDataProperty:"ad_\
space_banner_image_src",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),a=e.length)),r.network_name!==void 0&&(n(r.
network_name,{instancePath:i+"/network_name",parentData:r,parentDataProperty:"network_name",rootData:o})||(e=e===null?n.
errors:e.concat(n.errors),a=e.length))}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return M.errors=e,a===0}function K(r,{instancePath:i="",parentData:m,
parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(w(
r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),
a=e.length)),r.params!==void 0&&(c(r.params,{instancePath:i+"/params",parentData:r,parentDataProperty:"params",rootData:o})||
(e=e===null?c.errors:e.concat(c.errors),a=e.length)),r.body!==void 0)){let s=r.body;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.ads_post_meta===void 0){const t={instancePath:i+"/body",schemaPath:"#/properties/body/required",keyword:"requir\
ed",params:{missingProperty:"ads_post_meta"},message:"must have required property 'ads_post_meta'"};e===null?e=[t]:e.push(
t),a++}if(s.ads_post_meta!==void 0&&(M(s.ads_post_meta,{instancePath:i+"/body/ads_post_meta",parentData:s,parentDataProperty:"\
ads_post_meta",rootData:o})||(e=e===null?M.errors:e.concat(M.errors),a=e.length)),s.ads_ad_status!==void 0){let t=s.ads_ad_status;
if(typeof t!="string"){const p={instancePath:i+"/body/ads_ad_status",schemaPath:"#/properties/body/properties/ads_ad_sta\
tus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(!(t==="publish"||
t==="draft")){const p={instancePath:i+"/body/ads_ad_status",schemaPath:"#/properties/body/properties/ads_ad_status/enum",
keyword:"enum",params:{allowedValues:ae.properties.body.properties.ads_ad_status.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/body",schemaPath:"#/properties/body/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}return K.errors=e,a===
0}const ge=Q;function Q(r,{instancePath:i="",parentData:m,parentDataProperty:u,rootData:o=r}={}){let e=null,a=0;return r&&
typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(w(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),a=e.length)),r.params!==void 0&&(c(r.params,{instancePath:i+
"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length))),Q.
errors=e,a===0}return{changeAds:re,getAd:ee,getNextAdNumber:ge,listAds:X,saveAd:te}};export{be as createValidators};
