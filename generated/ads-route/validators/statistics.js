// Written by `npm run generate` from openapi/. Changes belong there.

const v=g=>{const b=f;function n(t,{instancePath:a="",parentData:u,parentDataProperty:c,rootData:i=t}={}){let e=null,s=0;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(
t))){const r={instancePath:a,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1"};e===null?e=[r]:e.push(r),s++}return n.errors=e,s===0}function l(t,{instancePath:a="",parentData:u,parentDataProperty:c,
rootData:i=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;for(let o=0;o<r;o++)if(typeof t[o]!="string"){const p={
instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[r]:e.push(r),s++}return l.errors=e,s===0}function y(t,{instancePath:a="",parentData:u,parentDataProperty:c,
rootData:i=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===
0}function f(t,{instancePath:a="",parentData:u,parentDataProperty:c,rootData:i=t}={}){let e=null,s=0;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r))r.ad_id!==void 0&&
(n(r.ad_id,{instancePath:a+"/query/ad_id",parentData:r,parentDataProperty:"ad_id",rootData:i})||(e=e===null?n.errors:e.concat(
n.errors),s=e.length)),r._fields!==void 0&&(l(r._fields,{instancePath:a+"/query/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:i})||(e=e===null?l.errors:e.concat(l.errors),s=e.length));else{const o={instancePath:a+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.
params!==void 0&&(y(t.params,{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:i})||(e=e===null?
y.errors:e.concat(y.errors),s=e.length))}return f.errors=e,s===0}const _=d,P=new RegExp("^\\d{4}-\\d\\d-\\d\\d$","u");function m(t,{
instancePath:a="",parentData:u,parentDataProperty:c,rootData:i=t}={}){let e=null,s=0;if(typeof t=="string"){if(!P.test(t)){
const r={instancePath:a,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d$"},message:'must\
 match pattern "^\\d{4}-\\d\\d-\\d\\d$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return m.errors=e,s===0}const h=g.
lengthOf;function d(t,{instancePath:a="",parentData:u,parentDataProperty:c,rootData:i=t}={}){let e=null,s=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==
void 0&&(l(r._fields,{instancePath:a+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||(e=e===null?
l.errors:e.concat(l.errors),s=e.length));else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(t.params!==void 0&&(y(t.params,{
instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),
s=e.length)),t.body!==void 0){let r=t.body;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.report_period!==void 0){let o=r.
report_period;if(typeof o=="string"){if(h(o)>40){const p={instancePath:a+"/body/report_period",schemaPath:"#/properties/\
body/properties/report_period/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 chara\
cters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/body/report_period",schemaPath:"#/properties/body/p\
roperties/report_period/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}
if(r.cust_fromdate!==void 0&&(m(r.cust_fromdate,{instancePath:a+"/body/cust_fromdate",parentData:r,parentDataProperty:"c\
ust_fromdate",rootData:i})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.cust_todate!==void 0&&(m(r.cust_todate,
{instancePath:a+"/body/cust_todate",parentData:r,parentDataProperty:"cust_todate",rootData:i})||(e=e===null?m.errors:e.concat(
m.errors),s=e.length)),r.search_param!==void 0){let o=r.search_param;if(typeof o=="string"){if(h(o)>200){const p={instancePath:a+
"/body/search_param",schemaPath:"#/properties/body/properties/search_param/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/body/sear\
ch_param",schemaPath:"#/properties/body/properties/search_param/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[p]:e.push(p),s++}}r.page!==void 0&&(n(r.page,{instancePath:a+"/body/page",parentData:r,parentDataProperty:"\
page",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length))}else{const o={instancePath:a+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}return d.
errors=e,s===0}return{getAdTotals:b,listAdClicks:_}};export{v as createValidators};
